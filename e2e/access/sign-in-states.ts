import { expect } from '@playwright/test'
import { createUnconfirmedUser, linkMailedTo } from '../accounts/accounts-visit.ts'
import { fillSignUp, freshEmail, logInForm, signUpForm, verify } from '../accounts/auth-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { busy, type Fixtures, type PageCase, unreachable } from './page-case.ts'

const notYet = ({ page }: Fixtures) =>
  expect(page.getByRole('heading', { name: 'That did not work yet' })).toBeFocused()
const expectErrorSummary = ({ page }: Fixtures) =>
  expect(main(page).getByRole('heading', { name: /to correct$/ })).toBeVisible()

/** The pages to sign up and log in, and the targets of mailed links. */
export const signInStates: PageCase[] = [
  {
    path: '/auth',
    states: {
      'signing up without a word': async (fixtures) => {
        await signUpForm(fixtures.page).getByRole('button', { name: 'Create account' }).click()
        await expectErrorSummary(fixtures)
      },
      'signing up with slips': async ({ page }) => {
        await fillSignUp(signUpForm(page), 'rose', 'garden2019')
        await signUpForm(page).getByRole('button', { name: 'Show password' }).click()
        await expect(signUpForm(page).getByText('Checked. You are not a robot.')).toBeVisible()
      },
      'logging in': ({ page }) => page.getByRole('link', { name: 'Log In', exact: true }).click(),
      'logging in without a word': async (fixtures) => {
        await logInForm(fixtures.page).getByRole('button', { name: 'Log in' }).click()
        await expectErrorSummary(fixtures)
      },
    },
  },
  {
    path: '/auth',
    widths: ['phone'],
    states: {
      'signed up': async ({ page }) => {
        await fillSignUp(signUpForm(page), freshEmail('verify'))
        await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
        await expect(verify(page)).toBeVisible()
        // The page that it leads to, below.
        await expect(page.locator('main article').first()).toBeVisible()
      },
    },
  },
  {
    path: '/password/reset',
    states: {
      'without a word': async (fixtures) => {
        await main(fixtures.page).getByRole('textbox', { name: 'Email' }).press('Enter')
        await expectErrorSummary(fixtures)
      },
      sent: async ({ page }) => {
        await main(page).getByRole('textbox', { name: 'Email' }).fill('nobody@visit.example')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
      },
    },
  },
  { path: '/password/new' },
  {
    path: '/password/new?reset_password_token=of-a-visit',
    states: {
      'without a word': async (fixtures) => {
        await main(fixtures.page).getByRole('button', { name: 'Save and log in' }).click()
        await expectErrorSummary(fixtures)
      },
    },
  },
  {
    path: '/confirmation?confirmation_token=none',
    fails: [422],
    ready: ({ page }) => expect(main(page)).toContainText('Confirmation Failed'),
  },
  { before: unreachable('**/v1/auth/confirmation?*'), path: '/confirmation?confirmation_token=none', ready: notYet },
  {
    path: async ({ request }) =>
      linkMailedTo(request, (await createUnconfirmedUser(request, 'elsewhere')).email, '/confirmation?'),
    ready: ({ page }) => expect(page.getByRole('complementary', { name: 'Your sign-up' })).toBeVisible(),
  },
  { path: '/confirmation/new' },
  {
    before: busy('**/v1/api/user'),
    path: '/oauth?auth_token=code&email=soo%40visit.example',
    ready: notYet,
    fails: [503],
  },
  { before: unreachable('**/v1/email_renew'), path: '/email_renew?post_renew_token=abc', ready: notYet },
  {
    before: ({ page }) =>
      page.route('**/v1/email_renew', (route) =>
        route.fulfill({
          status: 409,
          json: { error: 'This listing is sold.', code: 'conflict', flow_id: 'TEST-FLOW' },
        }),
      ),
    path: '/email_renew?post_renew_token=abc',
    ready: ({ page }) => expect(main(page)).toContainText('This listing is sold.'),
    fails: [409],
  },
  {
    before: ({ page }) =>
      page.route('**/v1/feedbacks/submit_email_feedback', (route) => {
        const until = '2031-05-15T19:00:00.000Z'
        const feedback = { selected_option: 'exchanged', repeated: true, undo_until: until }
        return route.fulfill({ json: { data: { ...feedback, post: { id: 7, title: 'Blue rollator' } } } })
      }),
    path: '/feedbacks/submit_email_feedback?feedback_token=abc',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Undo' })).toBeVisible(),
  },
  {
    path: '/messages/by-mail?token=none',
    fails: [422],
    ready: ({ page }) => expect(page.getByRole('heading', { name: 'Nothing was posted' })).toBeVisible(),
  },
  {
    before: ({ page }) =>
      page.route('**/v1/messages/by-mail/look', (route) =>
        route.fulfill({
          json: { data: { body: 'Yes, it is here.', photos: 1, posted: false, conversation_id: 1 } },
        }),
      ),
    path: '/messages/by-mail?token=abc',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Yes, post it' })).toBeVisible(),
  },
  {
    path: '/unsubscribe?token=none',
    fails: [422],
    states: {
      'a link that is no good': async ({ page }) => {
        await page.getByRole('button', { name: 'Stop these emails' }).click()
        await expect(page.getByRole('heading', { name: 'Nothing was stopped' })).toBeVisible()
      },
    },
  },
  {
    before: ({ page }) =>
      page.route('**/v1/unsubscribe', (route) =>
        route.fulfill({ json: { data: { equipment_type: { id: 1, name: 'Cane' } } } }),
      ),
    path: '/unsubscribe?token=abc',
    states: {
      stopped: async ({ page }) => {
        await page.getByRole('button', { name: 'Stop these emails' }).click()
        await expect(page.getByRole('heading', { name: /^You will hear no more/ })).toBeVisible()
      },
    },
  },
]
