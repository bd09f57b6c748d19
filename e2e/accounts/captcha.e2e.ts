import type { Page } from '@playwright/test'
import { expect, test } from '../visit.ts'
import { expectErrors, logInForm, signUpForm } from './auth-visit.ts'

const script = 'https://www.google.com/recaptcha/api.js*'

/** Stands in for Google's script: it renders its widget into the given element and calls back when it is answered. */
const widget = `globalThis.grecaptcha = {
  render: (place, { callback }) => {
    const button = place.appendChild(document.createElement('button'))
    Object.assign(button, { type: 'button', textContent: 'Answer the check', onclick: () => callback('an answer of Google') })
    return 0
  },
  reset: () => undefined,
}
recaptchaIsThere()`

/** Opens the sign-up at /auth from another page, with these options of the API. */
async function openSignUp(page: Page, open: (path: string) => Promise<void>, options: object): Promise<void> {
  await page.route('**/v1/auth/options', (route) => route.fulfill({ json: { data: options } }))
  await open('/404')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click()
}

const recaptcha = { captcha: { kind: 'recaptcha', site_key: 'a-key' }, social: [] }

test.describe('where reCAPTCHA is configured', () => {
  // The policy names Google only where the server's own configuration does.
  test.use({ bypassCSP: true })

  test('[AUTH-06] its widget is shown, and its answer is what is sent', async ({ page, open }) => {
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: widget }))
    await openSignUp(page, open, recaptcha)
    const form = signUpForm(page)
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(form.getByText('Error: Please check the reCAPTCHA box')).toBeVisible()
    await form.getByRole('button', { name: 'Answer the check' }).click()
    await expect(form.getByText('Error: Please check the reCAPTCHA box')).toBeHidden()
    await form.getByLabel('Email').fill('rose@example.ca')
    await form.getByLabel('Password', { exact: true }).fill('Garden2019!')
    await form.getByLabel('Password again').fill('Garden2019!')
    await form.getByRole('checkbox', { name: /Terms of Use/ }).check()
    let body: unknown
    await page.route('**/v1/auth', async (route) => {
      body = route.request().postDataJSON()
      await route.abort()
    })
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect
      .poll(() => body)
      .toEqual({
        user: {
          email: 'rose@example.ca',
          password: 'Garden2019!',
          password_confirmation: 'Garden2019!',
          newsletter_subscribed: false,
          termsOfUse: true,
          recaptcha: 'an answer of Google',
          return_to: '/',
        },
      })
    // An answer counts once.
    await form.getByRole('button', { name: 'Create account' }).click()
    await expectErrors(form, ['Please check the reCAPTCHA box'])
  })

  test('[AUTH-06] when its script does not come, the check of our own serves', async ({ page, open }) => {
    await page.route(script, (route) => route.abort())
    await openSignUp(page, open, recaptcha)
    await signUpForm(page).getByRole('checkbox', { name: 'I am not a robot' }).check()
    await expect(signUpForm(page).getByText('Checked. You are not a robot.')).toBeVisible()
  })
})

test('[AUTH-17] social logins are offered in both tabs, where there are any', async ({ page, open }) => {
  await open('/auth')
  const buttons = page.getByRole('link', { name: /^Continue with/ })
  for (const [tab, form] of [
    ['Log In', logInForm(page)],
    ['Sign Up', signUpForm(page)],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(form).toBeVisible()
    await expect(buttons).toHaveText(['Continue with Google'])
    await expect(buttons).toHaveAttribute('href', '/v1/auth/google')
  }
  await openSignUp(page, open, { captcha: { kind: 'embedded' }, social: [] })
  await expect(signUpForm(page)).toBeVisible()
  await expect(buttons).toHaveCount(0)
})

test('what is below the check stays where one presses while the check works and when it is done', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/auth#signup')
  const form = signUpForm(page)
  const terms = form.getByRole('checkbox', { name: /I agree to the Terms of Use/ })
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/auth/captcha', async (route) => {
    await answer.promise
    await route.continue()
  })
  await terms.scrollIntoViewIfNeeded()
  await terms.hover()
  await page.mouse.down()
  await form.getByRole('checkbox', { name: 'I am not a robot' }).press('Space')
  await expect(form.getByText('Checking. You can go on filling in the form.')).toBeVisible()
  await page.mouse.up()
  await expect(terms).toBeChecked()
  await page.mouse.down()
  answer.resolve()
  await expect(form.getByText('Checked. You are not a robot.')).toBeVisible()
  await page.mouse.up()
  await expect(terms).not.toBeChecked()
})
