import { expect } from '@playwright/test'
import { linkMailedTo, newcomer } from '../accounts/accounts-visit.ts'
import { fillSignUp, freshEmail, logInForm, signUpForm, verify } from '../accounts/auth-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { busy, gone, type Scene, type Walk } from './state.ts'

const notYet = ({ page }: Scene) => expect(page.getByRole('heading', { name: 'That did not work yet' })).toBeFocused()
const wrong = ({ page }: Scene) => expect(main(page).getByRole('heading', { name: /to correct$/ })).toBeVisible()

/** Signing up and in, and where mailed links lead. */
export const signInStates: Walk[] = [
  {
    path: '/auth',
    opened: {
      'signing up without a word': async (scene) => {
        await signUpForm(scene.page).getByRole('button', { name: 'Create account' }).click()
        await wrong(scene)
      },
      'signing up with slips': async ({ page }) => {
        await fillSignUp(signUpForm(page), 'rose', 'garden2019')
        await signUpForm(page).getByRole('button', { name: 'Show password' }).click()
        await expect(signUpForm(page).getByText('Checked. You are not a robot.')).toBeVisible({ timeout: 20_000 })
      },
      'logging in': ({ page }) => page.getByRole('link', { name: 'Log In', exact: true }).click(),
      'logging in without a word': async (scene) => {
        await logInForm(scene.page).getByRole('button', { name: 'Log in' }).click()
        await wrong(scene)
      },
    },
  },
  {
    path: '/auth',
    widths: ['phone'],
    opened: {
      'signed up': async ({ page }) => {
        await fillSignUp(signUpForm(page), freshEmail('verify'))
        await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
        await expect(verify(page)).toBeVisible({ timeout: 20_000 })
      },
    },
  },
  {
    path: '/password/reset',
    opened: {
      'without a word': async (scene) => {
        await main(scene.page).getByRole('textbox', { name: 'Email' }).press('Enter')
        await wrong(scene)
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
    opened: {
      'without a word': async (scene) => {
        await main(scene.page).getByRole('button', { name: 'Save and log in' }).click()
        await wrong(scene)
      },
    },
  },
  {
    path: '/confirmation?confirmation_token=none',
    fails: [422],
    ready: ({ page }) => expect(main(page)).toContainText('Confirmation Failed'),
  },
  { before: gone('**/v1/auth/confirmation?*'), path: '/confirmation?confirmation_token=none', ready: notYet },
  {
    path: async ({ request }) => linkMailedTo(request, (await newcomer(request, 'elsewhere')).email, '/confirmation?'),
    ready: ({ page }) => expect(main(page).getByRole('heading', { name: 'Confirm your e-mail address' })).toBeFocused(),
    opened: {
      'without a password': async (scene) => {
        await main(scene.page).getByRole('button', { name: 'Confirm and log in' }).click()
        await wrong(scene)
      },
    },
  },
  { path: '/confirmation/new' },
  {
    before: busy('**/v1/api/user'),
    path: '/oauth?auth_token=code&email=soo%40visit.example',
    ready: notYet,
    fails: [503],
  },
  { before: gone('**/v1/email_renew'), path: '/email_renew?post_renew_token=abc', ready: notYet },
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
        const said = { selected_option: 'exchanged', repeated: true, undo_until: until }
        return route.fulfill({ json: { data: { ...said, post: { id: 7, title: 'Blue rollator' } } } })
      }),
    path: '/feedbacks/submit_email_feedback?feedback_token=abc',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Undo' })).toBeVisible(),
  },
  {
    path: '/unsubscribe?token=none',
    fails: [422],
    ready: ({ page }) => expect(page.getByRole('heading', { name: 'Nothing was stopped' })).toBeVisible(),
  },
  {
    before: ({ page }) =>
      page.route('**/v1/unsubscribe', (route) =>
        route.fulfill({ json: { data: { equipment_type: { id: 1, name: 'Cane' } } } }),
      ),
    path: '/unsubscribe?token=abc',
    ready: ({ page }) => expect(page.getByRole('heading', { name: /^You will hear no more/ })).toBeVisible(),
  },
]
