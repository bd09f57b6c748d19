import type { Page, Request } from '@playwright/test'
import { createConfirmedUser, password } from '../accounts/accounts-visit.ts'
import { fillLogIn, fillSignUp, freshEmail, logInForm, signUpForm, verify } from '../accounts/auth-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { expect, test } from '../visit.ts'

/** Collects every event that is sent to the analytics site (start-outside-sites.ts) from here on, word for word. */
function counted(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => new URL(request.url()).pathname === '/events' && requests.push(request))
  return { requests, events: () => requests.map((request) => request.postData()) }
}

test('[GEN-16] signing up: begun with the first field, once, then failed or succeeded, and not who', async ({
  page,
  open,
  pageErrors,
}) => {
  const { requests, events } = counted(page)
  await open('/auth')
  expect(events()).toEqual([])
  const form = signUpForm(page)
  await fillSignUp(form, 'ben@village.example')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByText('Error: Sign up failed, please try again')).toBeVisible()
  await expect(form.getByRole('checkbox', { name: 'I am not a robot' })).toBeChecked()
  await form.getByLabel('Email').fill(freshEmail('counted'))
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(verify(page)).toBeVisible()
  await expect
    .poll(events)
    .toEqual([
      '{"event":"sign_up_begun","method":"password"}',
      '{"event":"sign_up_failed","method":"password"}',
      '{"event":"sign_up_succeeded","method":"password"}',
    ])
  for (const request of requests) {
    expect([request.method(), (await request.response())?.status()]).toEqual(['POST', 204])
    const headers = await request.allHeaders()
    expect(headers['content-type']).toBe('text/plain')
    expect([headers.cookie, headers.referer, headers['x-user-token']]).toEqual([undefined, undefined, undefined])
  }
  expectOnlyErrors(pageErrors, 422)
})

test('[GEN-16] logging in: begun, failed, succeeded', async ({ page, open, request, pageErrors }) => {
  const { email } = await createConfirmedUser(request, 'counted')
  const { events } = counted(page)
  await open('/auth#login')
  await fillLogIn(logInForm(page), email, 'not the one')
  await logInForm(page).getByRole('button', { name: 'Log in' }).click()
  await expect(logInForm(page).getByText('Error: Please check your email and password.')).toBeVisible()
  await fillLogIn(logInForm(page), email, password)
  await logInForm(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(events)
    .toEqual([
      '{"event":"log_in_begun","method":"password"}',
      '{"event":"log_in_failed","method":"password"}',
      '{"event":"log_in_succeeded","method":"password"}',
    ])
  expectOnlyErrors(pageErrors, 401)
})

for (const [flow, hash] of [
  ['log_in', 'login'],
  ['sign_up', 'signup'],
] as const) {
  test(`[GEN-16] by a social login from #${hash}: begun, and succeeded; denied, it failed`, async ({ page, open }) => {
    const { events } = counted(page)
    await open(`/auth#${hash}`)
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/auth\?error=/)
    await expect.poll(events).toHaveLength(2)
    await page.getByRole('link', { name: hash === 'login' ? 'Log In' : 'Sign Up', exact: true }).click()
    // Both tabs have such a link: the one of the tab that is left stays in the page, hidden.
    await page.locator(`#${hash}`).getByRole('link', { name: 'Continue with Google' }).click()
    await page.getByLabel('Email').fill(freshEmail('social-counted'))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
    await expect
      .poll(events)
      .toEqual([
        `{"event":"${flow}_begun","method":"google"}`,
        '{"event":"log_in_failed","method":"social"}',
        `{"event":"${flow}_begun","method":"google"}`,
        '{"event":"log_in_succeeded","method":"google"}',
      ])
  })
}

test('[GEN-16] [INFO-07] that a partner’s site was opened: which, and nothing of who', async ({
  page,
  open,
  context,
}) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ body: '' }))
  const { events } = counted(page)
  await open('/partners')
  const learnMore = page.getByRole('link', { name: /^Learn More about / }).first()
  const name = (await learnMore.textContent())?.match(/about (.+) \(opens/)?.[1]
  await learnMore.click()
  await expect.poll(events).toEqual([JSON.stringify({ event: 'partner_link_followed', partner: name })])
})

test('[GEN-16] of whoever asks not to be tracked nothing is sent', async ({ page, open, request }) => {
  const { email } = await createConfirmedUser(request, 'uncounted')
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { events } = counted(page)
  await open('/auth#login')
  await fillLogIn(logInForm(page), email)
  await logInForm(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText('Welcome back!')
  expect(events()).toEqual([])
})
