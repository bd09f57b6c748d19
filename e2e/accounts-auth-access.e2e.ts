import { fillSignUp, freshEmail, logInForm, modal, signUpForm, verify } from './auth-visit.ts'
import { axe, expect, expectNoSidewaysScroll, test } from './visit.ts'

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody's way on /auth at 390 px, ${scheme}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: scheme })
    await open('/auth')
    await axe(page)
    const form = signUpForm(page)
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(form.getByText('There are 4 things to correct')).toBeVisible()
    await axe(page)
    await fillSignUp(form, 'rose', 'garden2019')
    await form.getByRole('button', { name: 'Show password' }).click()
    await expect(form.getByText('Checked. You are not a robot.')).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: 'Log In', exact: true }).click()
    await axe(page)
    await logInForm(page).getByRole('button', { name: 'Log in' }).click()
    await expect(logInForm(page).getByText('There are 2 things to correct')).toBeVisible()
    await axe(page)
  })
}

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

test('every target of the form is at least 44 px high', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/auth')
  const form = signUpForm(page)
  await form.getByRole('button', { name: 'Create account' }).click()
  const targets = form.locator('button, input:not([type=checkbox]), label:has([type=checkbox]), li > a')
  for (const target of await targets.all()) {
    const { height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.round(height), await target.innerText()).toBeGreaterThanOrEqual(44)
  }
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
  // Still being checked, or not: sending waits for it.
  await page.keyboard.press('Enter')
  await expect(verify(page)).toBeVisible()
  await expect(verify(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(verify(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verify(page)).toBeHidden()
})
