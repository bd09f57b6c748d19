import type { Page } from '@playwright/test'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { expectFloats, stopTime } from '../shell/alerts-visit.ts'
import { axe, expect, hydrated, short, test } from '../visit.ts'
import { storedUser } from './accounts-visit.ts'
import { freshEmail } from './auth-visit.ts'

/** Presses the button of a social login and signs in with the provider (start-provider.ts), which leads back. */
async function signInByProvider(page: Page, email: string): Promise<void> {
  await page.goto('/auth#login')
  await hydrated(page)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Our e-newsletter' })

test(
  '[AUTH-17] [AUTH-19] from the button to the session: the code leaves the bar, is traded once, and the newsletter is asked about',
  short,
  async ({ page, pageErrors: _ }) => {
    const email = freshEmail('social')
    const traded: (string | undefined)[] = []
    const codes: (string | null)[] = []
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(frame.url()))
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/api/user')) traded.push(request.headers()['x-user-token'])
    })
    page.on('response', (reply) => {
      const { pathname, searchParams } = new URL(reply.url())
      if (pathname !== '/oauth') return
      codes.push(searchParams.get('auth_token'))
      expect(reply.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    })
    await signInByProvider(page, email)
    await expect(page).toHaveURL('/')
    await hydrated(page)
    const [code] = codes
    expect(code).toMatch(/.{20}/)
    expect(traded.filter((token) => token === code)).toHaveLength(1)
    const { auth_token, ...user } = await storedUser(page)
    expect(user).toMatchObject({ email, provider: 'google', confirmed: true, success: true })
    expect(auth_token).not.toBe(code)
    expect(seen.filter((url) => !url.includes('/oauth?') && code && url.includes(code))).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(prompt(page)).toBeVisible()
    await prompt(page).getByRole('button', { name: 'Not now' }).press('Enter')
    await expect(prompt(page)).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(prompt(page)).toBeHidden()
  },
)

test('[AUTH-17] [GEN-11] it welcomes for 5 seconds, behind the prompt', async ({ page, pageErrors: _ }) => {
  await page.clock.install()
  await page.goto('/auth#login')
  await hydrated(page)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email').fill(freshEmail('welcomed'))
  await stopTime(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectFloats(page, { type: 'success', title: 'Welcome!', seconds: 5 })
  await page.clock.resume()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(prompt(page)).toBeVisible()
  await axe(page)
})

test('[AUTH-19] [AUTH-20] Subscribe leads to the account settings, to the newsletter, and subscribes nobody by itself', async ({
  page,
  pageErrors: _,
}) => {
  await signInByProvider(page, freshEmail('subscribes'))
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ provider: 'google', success: true })
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page).toHaveURL('/account/settings')
  await expect(page.getByRole('heading', { name: 'E-newsletter' })).toBeFocused()
  await expect(page.getByRole('switch', { name: 'Subscribe' })).not.toBeChecked()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[AUTH-17] who comes a second time is the same person', async ({ page, pageErrors: _ }) => {
  const email = freshEmail('returns')
  await signInByProvider(page, email)
  await expect(page).toHaveURL('/')
  const { user_id } = await storedUser(page)
  await page.evaluate(() => localStorage.clear())
  // The provider still has their session, and leads back at once.
  await page.goto('/auth#login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ user_id, email })
})

test('[AUTH-17] [AUTH-10] whose address the provider has not verified is warned', async ({ page, pageErrors: _ }) => {
  await signInByProvider(page, freshEmail('unsure'))
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText('Your account has not been confirmed.')
  expect(await storedUser(page)).toMatchObject({ confirmed: false, justSignedUp: true })
})

test('[AUTH-18] whoever has an account with a password is told to use that', async ({ page, pageErrors: _ }) => {
  await signInByProvider(page, 'ben@village.example')
  await expect(page).toHaveURL(/\/auth\?error=account_exists/)
  await expect(page.getByRole('main')).toContainText('Account already exists - Please sign in using the original')
  expect(await storedUser(page)).toBeNull()
})

test('[AUTH-17] whoever turns back at the provider is at /auth, and signed in nowhere', async ({
  page,
  pageErrors: _,
}) => {
  await page.goto('/auth#login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/auth\?error=/)
  await expect(page.getByRole('main')).toContainText('Unknown Error - Please try again or contact our support team')
  expect(await storedUser(page)).toBeNull()
})

test('[AUTH-17] an invalid code leads to /auth and signs nobody in', async ({ page, pageErrors }) => {
  await page.goto('/oauth?auth_token=code-of-a-minute&email=soo%40visit.example')
  await expect(page).toHaveURL(/\/auth\?error=/)
  await expect(page.getByRole('main')).toContainText('Unknown Error - Please try again or contact our support team')
  expect(await storedUser(page)).toBeNull()
  expectOnlyErrors(pageErrors, 401)
})

test('[AUTH-17] while the service does not answer it can be tried again', async ({ page, pageErrors }) => {
  const busy = { error: 'No.', code: 'busy', flow_id: 'TEST-FLOW' }
  await page.route('**/v1/api/user', (route) => route.fulfill({ status: 503, json: busy }))
  const email = freshEmail('waits')
  await signInByProvider(page, email)
  await expect(page.getByRole('heading', { name: 'That did not work yet' })).toBeFocused()
  await page.unroute('**/v1/api/user')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ email })
  expectOnlyErrors(pageErrors, 503)
})

test('[ACCT-04] whoever came by a social login reads why there is no password to change', async ({ page, open }) => {
  await signInByProvider(page, freshEmail('no-password'))
  await expect(page).toHaveURL('/')
  await open('/account/settings')
  await expect(page.getByRole('main')).toContainText(
    'Password reset unavailable due to account being logged in through social media.',
  )
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden()
})
