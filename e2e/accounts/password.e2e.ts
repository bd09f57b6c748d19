import type { Locator, Page } from '@playwright/test'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { axe, expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { createUnconfirmedUser, headersOf, logIn, password, signIn, storedUser } from './accounts-visit.ts'

const newPassword = 'Another-Village-7!'

/** Fills in a field as a password manager does: it sets the value and dispatches the event. */
const fillByManager = (field: Locator, text: string) =>
  field.evaluate((input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

function partsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  return {
    dialog,
    current: field('Current password'),
    replacement: field('New password'),
    confirmation: field('New password again'),
    submit: dialog.getByRole('button', { name: 'Change Password' }),
  }
}

test('[ACCT-03] each field waits for the one before it, in words and within reach of the keyboard', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createUnconfirmedUser(request, 'waits'))
  await open('/account/settings')
  await page.getByRole('button', { name: 'Change Password' }).press('Enter')
  const { dialog, current, replacement, confirmation, submit } = partsOf(page)
  for (const part of [replacement, confirmation, submit]) await expect(part).toHaveAttribute('aria-disabled', 'true')
  await replacement.focus()
  await page.keyboard.type('abc')
  await expect(replacement).toHaveValue('')
  await expect(dialog).toContainText('First type your current password, 8 characters or more.')
  await submit.press('Enter')
  await expect(dialog).toContainText('Fill in all three fields.')
  await expectNoSidewaysScroll(page, 320)
  await current.fill('1234567')
  await expect(replacement).toHaveAttribute('aria-disabled', 'true')
  await current.fill(password)
  await expect(replacement).not.toHaveAttribute('aria-disabled', 'true')
  await replacement.pressSequentially('Weak')
  await expect(confirmation).toHaveAttribute('aria-disabled', 'true')
  await replacement.fill(newPassword)
  await expect(confirmation).not.toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await confirmation.pressSequentially(newPassword)
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await axe(page)
})

test('[ACCT-03] a password manager fills in all three at once', async ({ page, open, request }) => {
  await signIn(page, await createUnconfirmedUser(request, 'manager'))
  await open('/account/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const { current, replacement, confirmation, submit } = partsOf(page)
  await fillByManager(confirmation, newPassword)
  await fillByManager(replacement, newPassword)
  await fillByManager(current, password)
  await expect(replacement).toHaveValue(newPassword)
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
})

test(
  '[ACCT-03] [ACCT-06] a wrong current password is an error at its field; the right one changes it and logs out other devices',
  short,
  async ({ page, open, request, pageErrors }) => {
    const user = await createUnconfirmedUser(request, 'change')
    const phone = await logIn(request, user.email)
    await signIn(page, user)
    await open('/account/settings')
    await page.getByRole('button', { name: 'Change Password' }).click()
    const { dialog, current, replacement, confirmation, submit } = partsOf(page)
    await current.fill('Not-Mine-2026!')
    await replacement.fill(newPassword)
    await confirmation.fill(newPassword)
    await submit.click()
    await expect(dialog.getByText('This is not your current password').first()).toBeVisible()
    await expect(replacement).toHaveValue(newPassword)
    // So high that nothing is scrolled out of sight, where contrast cannot be judged.
    await page.setViewportSize({ width: 390, height: 1400 })
    await axe(page)
    await current.fill(password)
    await submit.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toContainText('Password updated.')
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
    expect(await storedUser(page)).toMatchObject({ changedPassword: true })
    expect((await request.get('/v1/api/user', { headers: headersOf(phone) })).status()).toBe(401)
    expect((await request.get('/v1/api/user', { headers: headersOf(user) })).status()).toBe(200)
    expect((await logIn(request, user.email, newPassword)).auth_token).toBeTruthy()
    expectOnlyErrors(pageErrors, 422)
  },
)
