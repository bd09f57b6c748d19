import { expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { freshEmail, modal, signUpForm, verify } from './auth-visit.ts'

test('[GEN-17] /auth fits 320 px, with everything that can be wrong on it', async ({ page, open }) => {
  await open('/auth')
  await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
  await expectNoSidewaysScroll(page, 320)
  await page.getByRole('link', { name: 'Log In', exact: true }).click()
  await expectNoSidewaysScroll(page, 320)
})

test('[GEN-17] so does the modal', async ({ page, open }) => {
  await open('/')
  await page.getByRole('main').getByRole('link', { name: 'Notify Me' }).first().click()
  await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
  await expectNoSidewaysScroll(page, 320)
  expect(await modal(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320)
})

test('[AUTH-07] signing up works by keyboard alone', async ({ page, open }) => {
  await open('/auth#signup')
  const form = signUpForm(page)
  await form.getByLabel('Email').focus()
  await page.keyboard.type(freshEmail('keys'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Village-2026!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Village-2026!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('link', { name: 'Terms of Use' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('checkbox', { name: /e-newsletter/ })).toBeFocused()
  // The check may still run: the form waits for it before it is sent.
  await page.keyboard.press('Enter')
  await expect(verify(page)).toBeVisible()
  await expect(verify(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(verify(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verify(page)).toBeHidden()
})
