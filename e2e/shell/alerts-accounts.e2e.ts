import type { APIRequestContext, Page } from '@playwright/test'
import {
  createConfirmedUser,
  createUnconfirmedUser,
  linkMailedTo,
  password,
  signIn,
} from '../accounts/accounts-visit.ts'
import { fillLogIn, fillSignUp, freshEmail, logInForm, signUpForm } from '../accounts/auth-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { expect, short, test } from '../visit.ts'
import { type ExpectedAlert, expectFloats, stopTime } from './alerts-visit.ts'

type Visit = { page: Page; open: (path: string) => Promise<void>; request: APIRequestContext }

/** An alert, and the steps up to the action that shows it. */
type Flow = [alert: ExpectedAlert, prepare: (visit: Visit) => Promise<() => Promise<unknown>>]

const newPassword = 'Another-Village-7!'

async function signingUp({ page, open }: Visit, email: string) {
  await open('/auth')
  const form = signUpForm(page)
  await fillSignUp(form, email)
  await expect(form.getByText('Checked. You are not a robot.')).toBeVisible()
  return () => form.getByRole('button', { name: 'Create account' }).click()
}

async function loggingIn({ page, open }: Visit, email: string, secret = password) {
  await open('/auth#login')
  await fillLogIn(logInForm(page), email, secret)
  return () => logInForm(page).getByRole('button', { name: 'Log in' }).click()
}

async function inSettings({ page, open }: Visit, user: object) {
  await signIn(page, user)
  await open('/account/settings')
}

const toggleNewsletter =
  (presses: number): Flow[1] =>
  async (visit) => {
    await inSettings(visit, await createConfirmedUser(visit.request, 'turn'))
    const newsletter = visit.page.getByRole('switch', { name: 'Subscribe' })
    for (let press = 1; press < presses; press++) {
      await newsletter.click()
      await expect(visit.page.getByRole('main')).toContainText('E-newsletter Subscribed')
    }
    return () => newsletter.click()
  }

const flows: Flow[] = [
  [
    { type: 'success', title: 'Welcome!', text: 'You have signed up successfully' },
    (visit) => signingUp(visit, freshEmail('told')),
  ],
  [
    { type: 'error', title: 'Sign up unsuccessful', text: 'Sign up failed, please try again' },
    (visit) => signingUp(visit, 'ben@village.example'),
  ],
  [
    { type: 'success', title: 'Welcome back!', text: 'You have logged in successfully' },
    async (visit) => loggingIn(visit, (await createConfirmedUser(visit.request, 'back')).email),
  ],
  [
    {
      type: 'warning',
      title: 'Unconfirmed user',
      text: 'Your account has not been confirmed. Please check your email for details',
    },
    async (visit) => loggingIn(visit, (await createUnconfirmedUser(visit.request, 'unsure')).email),
  ],
  [
    { type: 'warning', title: 'We are unable to log you in.', text: 'Please check your email and password.' },
    (visit) => loggingIn(visit, 'ben@village.example', 'not the one'),
  ],
  [
    { type: 'success', title: 'You have logged out successfully' },
    async (visit) => {
      await inSettings(visit, await createUnconfirmedUser(visit.request, 'out'))
      await visit.page.getByText('My account', { exact: true }).click()
      return () => visit.page.getByRole('button', { name: 'Log Out', exact: true }).click()
    },
  ],
  [
    { type: 'success', title: 'You are logged out on all devices.' },
    async (visit) => {
      await inSettings(visit, await createUnconfirmedUser(visit.request, 'all-out'))
      return () => visit.page.getByRole('button', { name: 'Log out everywhere' }).click()
    },
  ],
  [
    { type: 'success', title: 'Password updated.' },
    async (visit) => {
      await inSettings(visit, await createUnconfirmedUser(visit.request, 'updates'))
      await visit.page.getByRole('button', { name: 'Change Password' }).click()
      const dialog = visit.page.getByRole('dialog')
      await dialog.getByLabel('Current password', { exact: true }).fill(password)
      await dialog.getByLabel('New password', { exact: true }).fill(newPassword)
      await dialog.getByLabel('New password again', { exact: true }).fill(newPassword)
      return () => dialog.getByLabel('New password again', { exact: true }).press('Enter')
    },
  ],
  [
    { type: 'success', title: 'Confirmation email sent.' },
    async (visit) => {
      await inSettings(visit, await createUnconfirmedUser(visit.request, 'again'))
      const resend = visit.page.getByRole('main').getByRole('button', { name: 'Resend Confirmation' })
      return () => resend.click()
    },
  ],
  [
    {
      type: 'error',
      title:
        'This password reset link has been used and is no longer valid. If you are still unable to login, please try resetting your password again.',
    },
    async ({ page, open, request }) => {
      const { email } = await createUnconfirmedUser(request, 'used-up')
      await request.post('/v1/auth/password', { data: { user: { email } } })
      const link = await linkMailedTo(request, email, '/password/new?')
      const token = new URL(link).searchParams.get('reset_password_token')
      const user = { password: newPassword, password_confirmation: newPassword, reset_password_token: token }
      await request.put('/v1/auth/password', { data: { user } })
      await open(link)
      await page.getByLabel('New password', { exact: true }).fill(newPassword)
      await page.getByLabel('New password again', { exact: true }).fill(newPassword)
      return () => page.getByRole('button', { name: 'Save and log in' }).click()
    },
  ],
  [
    {
      type: 'success',
      title: 'E-newsletter Subscribed',
      text: 'You are now subscribed to our e-newsletter.',
    },
    toggleNewsletter(1),
  ],
  [
    {
      type: 'warning',
      title: 'E-newsletter Unsubscribed',
      text: 'You are now unsubscribed from our e-newsletter.',
    },
    toggleNewsletter(2),
  ],
]

for (const [alert, prepare] of flows) {
  test(
    `[GEN-11] shown, marked and gone in its time: ${alert.title}`,
    short,
    async ({ page, open, request, pageErrors }) => {
      await page.clock.install()
      const trigger = await prepare({ page, open, request })
      await stopTime(page)
      await trigger()
      await expectFloats(page, alert)
      expectOnlyErrors(pageErrors, 401, 422)
    },
  )
}
