import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { publicCount } from '../village-counts.ts'
import { expect, hydrated, openWithStoppedClock, short, test, waitForIntersections } from '../visit.ts'
import { linkMailedTo, storedUser } from './accounts-visit.ts'
import { fillLogIn, fillSignUp, freshEmail, logInForm, signUpForm, verify } from './auth-visit.ts'

const unconfirmed = 'Your account has not been confirmed. Please check your email for details'

test(
  '[AUTH-01] #login shows log-in, anything else sign-up; title, heading and focus change, the e-mail goes along',
  short,
  async ({ page, open }) => {
    for (const hash of ['', '#signup', '#anything']) {
      await open(`/auth${hash}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    await expect(page).toHaveTitle('Create your account · Reable')
    await signUpForm(page).getByLabel('Email').fill('rose@example.ca')
    await page.getByRole('link', { name: 'Log In', exact: true }).click()
    await expect(page).toHaveURL(/\/auth#login$/)
    await expect(page).toHaveTitle('Log in · Reable')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused()
    await expect(logInForm(page).getByLabel('Email')).toHaveValue('rose@example.ca')
    await expect(signUpForm(page)).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused()
    await open('/auth#login')
    await expect(logInForm(page)).toBeVisible()
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize({ width, height })
      await open('/posts/5')
      if (width === 390) await page.getByText('Menu', { exact: true }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up', exact: true })).toBeInViewport()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Reable' })).toBeInViewport()
    }
  },
)

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[AUTH-01] the tabs lead to either form, and the page says what it needs', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
    await page.getByRole('link', { name: 'Log In', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Log in'])
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript')
    await expect(logInForm(page).getByRole('button')).toHaveCount(0)
  })
})

test('what is typed and ticked before the script is there stays', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/auth')
  const form = signUpForm(page)
  await form.getByLabel('Email').fill('rose@example.ca')
  await form.getByRole('checkbox', { name: /e-newsletter/ }).check()
  typed.resolve()
  await hydrated(page)
  await expect(form.getByLabel('Email')).toHaveValue('rose@example.ca')
  await expect(form.getByRole('checkbox', { name: /e-newsletter/ })).toBeChecked()
})

test(
  '[AUTH-07] [AUTH-10] signing up welcomes, asks to verify the e-mail, and its mail confirms',
  short,
  async ({ page, open, request }) => {
    const email = freshEmail('newcomer')
    await open('/auth')
    const form = signUpForm(page)
    await expect(form.getByRole('checkbox', { name: /e-newsletter/ })).not.toBeChecked()
    await fillSignUp(form, email)
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(verify(page)).toContainText(email)
    expect(await storedUser(page)).toMatchObject({
      email,
      confirmed: false,
      justSignedUp: true,
      newsletter_subscribed: false,
    })
    await verify(page).getByRole('button', { name: 'Resend the e-mail' }).click()
    await expect(verify(page).getByRole('status')).toHaveText('Confirmation email sent.')
    await verify(page).getByRole('button', { name: 'Continue' }).click()
    await expect(verify(page)).toBeHidden()
    expect(await storedUser(page)).toMatchObject({ justSignedUp: false })
    await expect(page.getByRole('main')).toContainText('Welcome!')
    await expect(page.getByRole('main')).toContainText('You have signed up successfully')
    await expect(page.getByRole('main')).toContainText('Confirmation email sent.')
    await page.reload()
    await expect(page.getByRole('heading', { name: `${publicCount} listings` })).toBeVisible()
    await expect(verify(page)).toBeHidden()
    await open(new URL(await linkMailedTo(request, email, '/confirmation?')).href.replace(/^https?:\/\/[^/]+/, ''))
    await expect.poll(() => storedUser(page)).toMatchObject({ email, confirmed: true })
  },
)

test('[AUTH-09] [AUTH-10] a confirmed person who logs in is welcomed back, and neither warned nor asked', async ({
  page,
  open,
}) => {
  await open('/auth#login')
  await fillLogIn(logInForm(page), 'ben@village.example')
  await logInForm(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('main')).toContainText('Welcome back!')
  await expect(page.getByRole('main')).toContainText('You have logged in successfully')
  await expect(page.getByRole('main')).not.toContainText('Unconfirmed user')
  await expect(verify(page)).toBeHidden()
  expect(await storedUser(page)).toMatchObject({ confirmed: true, justSignedUp: false })
})

test('[AUTH-10] an unconfirmed person may log in, is warned and asked to verify the e-mail', async ({ page, open }) => {
  await open('/auth#login')
  await fillLogIn(logInForm(page), 'UMA@village.example ')
  await page.keyboard.press('Enter')
  await expect(verify(page)).toContainText('uma@village.example')
  expect(await storedUser(page)).toMatchObject({ confirmed: false, justSignedUp: true })
  await page.keyboard.press('Escape')
  expect(await storedUser(page)).toMatchObject({ justSignedUp: false })
  await expect(page.getByRole('main')).toContainText('Welcome back!')
  await expect(page.getByRole('main')).toContainText('Unconfirmed user')
  await expect(page.getByRole('main')).toContainText(unconfirmed)
})

test('[AUTH-09] [AUTH-24] a log-in that fails warns, says so in red under the fields, and keeps what was typed', async ({
  page,
  open,
  pageErrors,
}) => {
  await open('/auth#login')
  const form = logInForm(page)
  await fillLogIn(form, 'ben@village.example', 'not the one')
  await form.getByRole('button', { name: 'Log in' }).click()
  const passwordError = form.getByText('Error: Please check your email and password.')
  await expect(passwordError).toBeVisible()
  await expect(page.locator(':focus')).toHaveText('Error: Please check your email and password.')
  await expect(page).toHaveTitle('Error: Log in · Reable')
  await expect(page.getByRole('region', { name: 'New notices' })).toContainText('We are unable to log you in.')
  await expect(page.getByRole('region', { name: 'New notices' })).toContainText('Please check your email and password.')
  await expect(form.getByLabel('Email')).toHaveValue('ben@village.example')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('not the one')
  expectOnlyErrors(pageErrors, 401)
})

test('[GEN-09] after signing in one lands where one wanted to go, and nowhere else', async ({ page, open }) => {
  for (const [redirect, expectedUrl] of [
    ['/account/settings', /\/account\/settings$/],
    ['//evil.example', /:\d+\/$/],
    ['https://evil.example', /:\d+\/$/],
  ] as const) {
    await open(`/auth?redirect=${encodeURIComponent(redirect)}#signup`)
    await page.getByRole('link', { name: 'Log In', exact: true }).click()
    await fillLogIn(logInForm(page), 'ben@village.example')
    await logInForm(page).getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(expectedUrl)
    await page.evaluate(() => localStorage.clear())
  }
})

for (const [error, alertText, duration] of [
  [
    'account_exists',
    'Account already exists - Please sign in using the original registration method using your email, Google or Facebook account',
    8000,
  ],
  ['whatever', 'Unknown Error - Please try again or contact our support team', 5000],
] as const) {
  test(`[AUTH-18] /auth?error=${error} tells it for ${duration / 1000} seconds, and on the page`, async ({ page }) => {
    await openWithStoppedClock(page, `/auth?error=${error}`)
    const floating = page.getByRole('region', { name: 'New notices' })
    await expect(floating).toContainText(alertText)
    await waitForIntersections(page)
    await page.clock.runFor(duration - 1)
    await expect(floating).toBeVisible()
    await page.clock.runFor(1)
    await expect(floating).toBeHidden()
    await expect(page.getByRole('main')).toContainText(alertText)
  })
}
