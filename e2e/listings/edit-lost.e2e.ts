import type { Page } from '@playwright/test'
import { createUnconfirmedUser, headersOf, signIn } from '../accounts/accounts-visit.ts'
import { everythingAnswered, expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { expectOnlyErrors } from './listing-visit.ts'
import { hiddenOwner, main, question } from './owner-visit.ts'

const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true })
const title = (page: Page) => page.getByLabel('Title')

test.describe('[EDIT-05] a listing that was changed in another tab meanwhile', () => {
  test.beforeEach(async ({ page, context, request, open }) => {
    const { user, offers } = await hiddenOwner(request, [{ title: 'Cane of two tabs' }])
    const address = `/posts/${offers[0]?.id}/edit`
    await signIn(page, user)
    await open(address)
    await title(page).fill('Cane as I see it')
    const other = await context.newPage()
    await other.goto(address)
    await title(other).fill('Cane as they see it')
    await other.getByLabel('Price (numbers only)').fill('40')
    await save(other).click()
    await expect(other).toHaveURL(address.replace('/edit', ''))
    await other.close()
    await save(page).click()
    await expect(
      page.getByRole('heading', { name: 'This listing was changed since you began to edit it' }),
    ).toBeFocused()
  })

  test('shows what differs; Keep mine saves it', async ({ page, pageErrors }) => {
    const differs = (label: string) =>
      main(page).locator('div', { has: page.getByRole('heading', { name: label, level: 3 }) })
    await expect(differs('Title').last()).toContainText('MineCane as I see itTheirsCane as they see it')
    await expect(differs('Price').last()).toContainText('Mine$25Theirs$40')
    await expect(page.getByRole('heading', { level: 3, name: 'Description' })).toHaveCount(0)
    await expectNoSidewaysScroll(page, 320)
    await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
    await expect(page).toHaveURL(/\/posts\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cane as I see it')
    expectOnlyErrors(pageErrors, 409)
  })

  test('Take theirs shows the stored one; mine can be brought back', async ({ page, pageErrors }) => {
    await page.getByRole('button', { name: 'Take theirs' }).press('Enter')
    await expect(title(page)).toHaveValue('Cane as they see it')
    await expect(page.getByLabel('Price (numbers only)')).toHaveValue('40')
    const notice = main(page).locator(':focus', { hasText: 'What you typed is kept until you leave this page.' })
    await expect(notice).toBeVisible()
    await title(page).fill('Cane as I now see it')
    await page.getByRole('button', { name: 'Bring mine back' }).press('Enter')
    await expect(title(page)).toHaveValue('Cane as I see it')
    await page.getByRole('button', { name: 'Bring theirs back' }).press('Enter')
    await expect(title(page)).toHaveValue('Cane as I now see it')
    await title(page).fill('Cane as they see it')
    await page.getByRole('button', { name: 'Bring mine back' }).press('Enter')
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cane as I see it')
    expectOnlyErrors(pageErrors, 409)
  })

  test('leaving a version that was put aside is asked about, even when the other one is saved', async ({
    page,
    pageErrors,
  }) => {
    await page.getByRole('button', { name: 'Take theirs' }).press('Enter')
    await expect(title(page)).toHaveValue('Cane as they see it')
    const dialog = question(page, 'Leave the other version behind?')
    for (const leave of ['Cancel', 'Save']) {
      await main(page).locator(':is(a, button)', { hasText: leave }).press('Enter')
      await dialog.getByRole('button', { name: 'Stay here' }).press('Enter')
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('button', { name: 'Bring mine back' }).press('Enter')
    await expect(title(page)).toHaveValue('Cane as I see it')
    await page.getByRole('link', { name: 'Cancel' }).press('Enter')
    await page.getByRole('button', { name: 'Leave without saving' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cane as they see it')
    expectOnlyErrors(pageErrors, 409)
  })
})

test('[EDIT-03] Cancel and Back to listing return; before what was changed is lost, it asks', async ({
  page,
  open,
  request,
}) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane to leave' }])
  const address = `/posts/${offers[0]?.id}`
  await signIn(page, user)
  await open(`${address}/edit`)
  await expect(save(page)).toBeVisible()
  await page.getByRole('link', { name: 'Back to listing' }).press('Enter')
  await expect(page).toHaveURL(address)
  await page.goBack()
  await title(page).fill('Never saved')
  await page.getByRole('link', { name: 'Cancel' }).press('Enter')
  const dialog = question(page, 'Leave without saving?')
  await dialog.getByRole('button', { name: 'Stay here' }).press('Enter')
  await expect(title(page)).toHaveValue('Never saved')
  await page.getByRole('link', { name: 'Cancel' }).press('Enter')
  await dialog.getByRole('button', { name: 'Leave without saving' }).press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cane to leave')
})

test('whoever stays and at once wants to leave again is asked again, however quick they are', async ({
  page,
  open,
  request,
}) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane to leave twice' }])
  await signIn(page, user)
  await open(`/posts/${offers[0]?.id}/edit`)
  await title(page).fill('Never saved')
  const leave = page.getByRole('link', { name: 'Cancel' })
  const dialog = question(page, 'Leave without saving?')
  const cancel = await leave.elementHandle()
  await leave.press('Enter')
  // Both presses in one moment of the browser, in which the page shows nothing new.
  await dialog.getByRole('button', { name: 'Stay here' }).evaluate((stay: HTMLElement, cancel) => {
    stay.click()
    ;(cancel as HTMLElement).click()
  }, cancel)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave without saving' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cane to leave twice')
})

test('whose session has ended signs in over the page, and nothing typed is lost', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane in between' }])
  await signIn(page, user)
  await open(`/posts/${offers[0]?.id}/edit`)
  await title(page).fill('Typed before the end')
  await everythingAnswered(page)
  await request.delete('/v1/auth/logout', { headers: headersOf(user) })
  await save(page).click()
  await expect(question(page, 'Log in or sign up')).toBeVisible()
  await expect(title(page)).toHaveValue('Typed before the end')
  expectOnlyErrors(pageErrors, 401)
})

test('[EDIT-01] whoever signs in next in another tab does not see what is edited here', async ({
  page,
  open,
  request,
  context,
}) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane of the first' }])
  await signIn(page, user)
  await open(`/posts/${offers[0]?.id}/edit`)
  await title(page).fill('Typed by the first')
  await signIn(await context.newPage(), await createUnconfirmedUser(request, 'next'))
  await expect(page).toHaveURL('/404')
  await expect(title(page)).toHaveCount(0)
})
