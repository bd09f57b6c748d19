import { signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { expect, test } from '../visit.ts'
import { expectReadable, saveAsOtherVolunteer, vera } from './console-visit.ts'

test('a volunteer finds an earlier version of a page, compares it with what stands now, and brings it back', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  const user = await vera(request)
  // A text of that page that no other visit reads meanwhile.
  const path = 'page/Our%20Partners'
  await saveAsOtherVolunteer(request, user, path, { connect: 'We **thank** friends.' })
  await saveAsOtherVolunteer(request, user, path, { connect: 'We thank helpers.' })
  await signIn(page, user)
  await open(`/console/pages/${path}`)
  await page.getByRole('link', { name: 'Earlier versions' }).press('Enter')
  await expect(page).toHaveTitle('Versions of Our Partners · Reable')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const versions = main(page).locator('ol > li')
  await expect(versions).toContainText([
    /Version 3This is the current version\.Changed .+ by vera@village\.example/,
    /Version 2Changed .+ by vera@village\.example/,
    /Version 1As it was delivered/,
  ])
  await expect(versions.first()).toContainText('BeforeWe **thank** friends.AfterWe thank helpers.')
  await versions.nth(1).getByText('All of version 2').click()
  await expect(
    versions
      .nth(1)
      .getByRole('definition')
      .filter({ hasText: /^Our Partners$/ }),
  ).toBeVisible()
  await expectReadable(page)
  await saveAsOtherVolunteer(request, user, path, { connect: 'We thank good helpers.' })
  const bringBack = page.getByRole('button', { name: 'Bring it back (version 2)' })
  await bringBack.press('Enter')
  await expect(main(page).getByRole('status').filter({ hasText: 'Somebody else' })).toContainText(
    'Nothing is brought back yet.',
  )
  await expect(versions).toHaveCount(4)
  await bringBack.press('Enter')
  await expect(main(page)).toContainText('Brought backVersion 2 is the current one again.')
  await expect(versions).toHaveCount(5)
  const { data } = await (await request.get('/v1/content?title=Our%20Partners')).json()
  expect(data.fields.connect[0].line).toContainEqual({ text: 'thank', strong: true })
  expectOnlyErrors(pageErrors, 409)
  // Where they were before.
  await open(`/console/pages/${path}/versions/2`)
  await expect(page).toHaveURL(`/console/versions/${path}`)
})

test('what is not saved yet is seen as the page itself, by its volunteer alone, and nothing typed is lost', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await vera(request))
  const seeOnPage = async () => {
    await page.getByRole('button', { name: 'Preview' }).press('Enter')
    await page.getByRole('button', { name: 'See it on the page' }).press('Enter')
    await expect(main(page)).toContainText('This is a preview')
  }
  const back = page.getByRole('link', { name: 'Back to Edit' })
  await open('/console/pages/page/About%20Us')
  await page.getByLabel('Heading', { exact: true }).fill('Who is Reable?')
  await seeOnPage()
  await expect(page).toHaveURL('/aboutus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is Reable?')
  expect(await (await request.get('/aboutus')).text()).not.toContain('Who is Reable?')
  await back.press('Enter')
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Who is Reable?')
  await page.getByRole('button', { name: 'Show the stored version' }).press('Enter')
  await page.getByRole('link', { name: 'See the page' }).press('Enter')
  await page.getByRole('button', { name: 'Leave it behind' }).press('Enter')
  await expect(page).toHaveURL('/aboutus')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Who is Reable?')
  await expect(back).toHaveCount(0)

  await open('/console/pages/list/partners')
  await main(page).locator('summary').filter({ visible: true }).first().press('Enter')
  await main(page).getByLabel('Name').first().fill('Example: friends of walkers')
  await seeOnPage()
  await expect(page).toHaveURL('/partners')
  await expect(main(page)).toContainText('Example: friends of walkers')
  await page.reload()
  await expect(main(page)).not.toContainText('Example: friends of walkers')
})
