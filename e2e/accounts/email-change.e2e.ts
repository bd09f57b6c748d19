import type { Page } from '@playwright/test'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { axe, expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { createConfirmedUser, headersOf, linkMailedTo, logIn, password, signIn, storedUser } from './accounts-visit.ts'
import { freshEmail } from './auth-visit.ts'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change your address' })

/** Expects no issues on a phone in both themes, and no sideways scroll at 320 px. */
async function expectReadable(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe(page)
  }
  await expectNoSidewaysScroll(page, 320)
}

test('one’s e-mail address is changed with the password and by a press on the mailed link', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  const user = await createConfirmedUser(request, 'moves')
  const email = freshEmail('moved')
  await signIn(page, user)
  await open('/account/settings')
  await page.getByRole('button', { name: 'Change your address' }).press('Enter')
  await dialog(page).getByLabel('New e-mail address').fill(email)
  await dialog(page).getByLabel('Your password').fill('Not-Mine-2026!')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Your password')).toHaveAccessibleDescription(
    /This is not your current password/,
  )
  expectOnlyErrors(pageErrors, 422)
  await expectReadable(page)
  await dialog(page).getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change your address' })).toBeFocused()
  await expect(main(page).getByRole('status').filter({ hasText: email })).toContainText('We wrote to')
  await expectReadable(page)
  await page.reload()
  await expect(main(page)).toContainText(`We wrote to ${email}`)
  await page.goto(await linkMailedTo(request, email, '/email/new?'))
  expect(page.url()).toMatch(/\/email\/new$/)
  await expect(main(page).getByRole('heading', { name: 'Confirm your new e-mail address' })).toBeFocused()
  await expectReadable(page)
  await main(page).getByRole('button', { name: 'Use this address' }).press('Enter')
  await expect(page).toHaveURL('/account/settings')
  await expect(main(page)).toContainText(`From now on you log in with ${email}.`)
  expect(await storedUser(page)).toMatchObject({ email, user_id: user.user_id })
  await expect(main(page)).not.toContainText('We wrote to')
  expect((await logIn(request, email)).user_id).toBe(user.user_id)
})

test('the mail to the old address takes the account back, and leads to a new password', async ({ page, request }) => {
  const user = await createConfirmedUser(request, 'robbed')
  const email = freshEmail('thief')
  await request.post('/v1/auth/email', {
    data: { user: { email, current_password: password } },
    headers: headersOf(user),
  })
  const link = await linkMailedTo(request, email, '/email/new?')
  const email_token = new URL(link).searchParams.get('email_token')
  await request.put('/v1/auth/email', { data: { user: { email_token } }, headers: headersOf(user) })
  await signIn(page, { ...user, email })
  await page.goto(await linkMailedTo(request, user.email, '/email/undo?'))
  await expect(main(page).getByRole('heading', { name: 'Undo a change of address' })).toBeVisible()
  await expectReadable(page)
  await main(page).getByRole('button', { name: 'It was not me' }).press('Enter')
  await expect(page).toHaveURL('/password/new')
  await expect(main(page)).toContainText(`Your account has the address ${user.email}.`)
  await main(page).getByLabel('New password', { exact: true }).fill('Another-Village-7!')
  await main(page).getByLabel('New password again').fill('Another-Village-7!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ email: user.email, user_id: user.user_id })
  expect(await logIn(request, email)).toBeUndefined()
})
