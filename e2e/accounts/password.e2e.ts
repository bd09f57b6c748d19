import type { Locator, Page } from '@playwright/test'
import { expectOnly } from '../listings/listing-visit.ts'
import { axe, expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { headersOf, logIn, newcomer, password, signIn, stored } from './accounts-visit.ts'

const fresh = 'Another-Village-7!'

/** As a password manager does it: the value is set and the page is told. */
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
    chosen: field('New password'),
    again: field('New password again'),
    submit: dialog.getByRole('button', { name: 'Change Password' }),
  }
}

test('[ACCT-03] each field waits for the one before it, in words and within reach of the keyboard', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await newcomer(request, 'waits'))
  await open('/account/settings')
  await page.getByRole('button', { name: 'Change Password' }).press('Enter')
  const { dialog, current, chosen, again, submit } = partsOf(page)
  for (const part of [chosen, again, submit]) await expect(part).toHaveAttribute('aria-disabled', 'true')
  await chosen.focus()
  await page.keyboard.type('abc')
  await expect(chosen).toHaveValue('')
  await expect(dialog).toContainText('First type your current password, 8 characters or more.')
  await submit.press('Enter')
  await expect(dialog).toContainText('Fill in all three fields.')
  await expectNoSidewaysScroll(page, 320)
  await current.fill('1234567')
  await expect(chosen).toHaveAttribute('aria-disabled', 'true')
  await current.fill(password)
  await expect(chosen).not.toHaveAttribute('aria-disabled', 'true')
  await chosen.pressSequentially('Weak')
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await chosen.fill(fresh)
  await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await again.pressSequentially(fresh)
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await axe(page)
})

test('[ACCT-03] a password manager fills in all three at once', async ({ page, open, request }) => {
  await signIn(page, await newcomer(request, 'manager'))
  await open('/account/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const { current, chosen, again, submit } = partsOf(page)
  await fillByManager(again, fresh)
  await fillByManager(chosen, fresh)
  await fillByManager(current, password)
  await expect(chosen).toHaveValue(fresh)
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
})

test('[ACCT-03] [ACCT-06] a wrong current password is told at its field; the right one changes it and logs out other devices', async ({
  page,
  open,
  request,
  complaints,
}) => {
  const user = await newcomer(request, 'change')
  const phone = await logIn(request, user.email)
  await signIn(page, user)
  await open('/account/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const { dialog, current, chosen, again, submit } = partsOf(page)
  await current.fill('Not-Mine-2026!')
  await chosen.fill(fresh)
  await again.fill(fresh)
  await submit.click()
  await expect(dialog.getByText('This is not your current password').first()).toBeVisible()
  await expect(chosen).toHaveValue(fresh)
  // So high that nothing is scrolled out of sight, where contrast cannot be judged.
  await page.setViewportSize({ width: 390, height: 1400 })
  await axe(page)
  await current.fill(password)
  await submit.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Password updated.')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
  expect(await stored(page)).toMatchObject({ changedPassword: true })
  expect((await request.get('/v1/api/user', { headers: headersOf(phone) })).status()).toBe(401)
  expect((await request.get('/v1/api/user', { headers: headersOf(user) })).status()).toBe(200)
  expect((await logIn(request, user.email, fresh)).auth_token).toBeTruthy()
  expectOnly(complaints, 422)
})
