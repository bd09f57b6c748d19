import type { Page } from '@playwright/test'
import { newcomer, stored } from './accounts-visit.ts'
import { expectOnly } from './listing-visit.ts'
import { floating } from './messages.ts'
import { axe, expect, hydrated, test } from './visit.ts'

const returning = '/oauth?auth_token=code-of-a-minute&email=soo%40visit.example'

const soo = {
  user_id: 99,
  email: 'soo@visit.example',
  provider: 'google',
  confirmed: true,
  newsletter_subscribed: false,
  volunteer: false,
  auth_token: 'a-session',
}

type Answer = { status?: number; user?: object }

/** Stands in for the social login's end at the edge of the network: the code is traded once. */
async function comesBack(page: Page, { status = 200, user = soo }: Answer = {}) {
  const traded: (string | undefined)[] = []
  await page.route('**/v1/api/user', async (route) => {
    const token = route.request().headers()['x-user-token']
    if (token !== 'a-session') traded.push(token)
    const no = { error: 'No.', code: status === 401 ? 'signed_out' : 'busy', flow_id: 'TEST-FLOW' }
    await route.fulfill(status === 200 ? { json: { data: user } } : { status, json: no })
  })
  return traded
}

test('[AUTH-17] [AUTH-19] back from a social login: the code leaves the bar, is traded once, and the newsletter is asked about', async ({
  page,
}) => {
  const traded = await comesBack(page)
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  const reply = await page.goto(returning)
  expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  await expect(page).toHaveURL('/')
  await hydrated(page)
  expect(traded).toEqual(['code-of-a-minute'])
  expect(await stored(page)).toMatchObject({ email: soo.email, auth_token: 'a-session' })
  expect(seen.slice(1).filter((url) => url.includes('code-of'))).toEqual([])
  await expect(page.getByRole('main')).toContainText('Welcome!')
  const prompt = page.getByRole('dialog', { name: 'Our e-newsletter' })
  await page.setViewportSize({ width: 390, height: 844 })
  // What floats behind the prompt goes in its time.
  await expect(floating(page)).toBeHidden({ timeout: 8000 })
  await axe(page)
  await prompt.getByRole('button', { name: 'Not now' }).press('Enter')
  await expect(prompt).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(prompt).toBeHidden()
})

test('[AUTH-19] [AUTH-20] Subscribe leads to the account settings, to the newsletter, and subscribes nobody by itself', async ({
  page,
}) => {
  await comesBack(page)
  await page.goto(returning)
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toMatchObject({ provider: 'google', success: true })
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

test('[AUTH-17] [AUTH-10] who has not confirmed is warned', async ({ page }) => {
  await comesBack(page, { user: { ...soo, confirmed: false } })
  await page.goto(returning)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText('Your account has not been confirmed.')
  expect(await stored(page)).toMatchObject({ confirmed: false, justSignedUp: true })
})

test('[AUTH-17] a code that does not hold leads to /auth and signs nobody in', async ({ page, complaints }) => {
  await page.goto(returning)
  await expect(page).toHaveURL(/\/auth\?error=/)
  await expect(page.getByRole('main')).toContainText('Unknown Error - Please try again or contact our support team')
  expect(await stored(page)).toBeNull()
  expectOnly(complaints, 401)
})

test('[AUTH-17] while the service does not answer it can be tried again', async ({ page, complaints }) => {
  await comesBack(page, { status: 503 })
  await page.goto(returning)
  await expect(page.getByRole('heading', { name: 'That did not work yet' })).toBeFocused()
  await page.unroute('**/v1/api/user')
  await comesBack(page)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page).toHaveURL('/')
  expectOnly(complaints, 503)
})

test('[ACCT-04] whoever came by a social login reads why there is no password to change', async ({
  page,
  open,
  request,
}) => {
  const user = await newcomer(request, 'social')
  await page.route('**/v1/api/user', (route) => route.fulfill({ json: { data: { ...user, provider: 'facebook' } } }))
  await page.goto('/v1/health')
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), { ...user, provider: 'facebook' })
  await open('/account/settings')
  await expect(page.getByRole('main')).toContainText(
    'Password reset unavailable due to account being logged in through social media.',
  )
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden()
})
