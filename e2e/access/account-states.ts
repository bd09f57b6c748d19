import { expect } from '@playwright/test'
import { createConfirmedUser, createUnconfirmedUser, password } from '../accounts/accounts-visit.ts'
import { cardOf, hiddenOwner, main, question } from '../listings/owner-visit.ts'
import { subscribe } from '../notifications/notifications-visit.ts'
import { restrict } from '../people/people-visit.ts'
import { as, busy, busyError, type Fixtures, type PageCase } from './page-case.ts'

const list = ({ page }: Fixtures) => expect(page.getByRole('article').first()).toBeVisible()
const openDialog =
  (button: RegExp, name: string) =>
  async ({ page }: Fixtures) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: button }).first().click()
    await expect(question(page, name)).toBeVisible()
  }

/** The pages of the account and their confirmation dialogs. */
export const accountStates: PageCase[] = [
  {
    who: as('rosa'),
    path: '/account/listings',
    ready: list,
    states: {
      'My account open in the menu': async ({ page }) => {
        await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
        await page.getByRole('banner').locator('summary', { hasText: 'My account' }).click()
      },
    },
  },
  {
    who: as('rosa'),
    path: '/account/listings?type=inactive',
    ready: list,
    states: {
      'asked whether it is sold': openDialog(/^Mark as Sold/, 'Mark as Sold?'),
      'asked whether to delete': openDialog(/^Delete/, 'Delete?'),
    },
  },
  { who: as('rosa'), path: '/account/listings?type=exchanged', ready: list },
  {
    who: async ({ request }) => {
      const person = await createConfirmedUser(request, 'is-banned')
      await restrict(request, person, { kind: 'ban', days: 7 })
      return { ...person, restricted: 'ban' }
    },
    path: '/account/restrictions',
    ready: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Send my answer' })).toBeVisible()
      await expect(page.getByRole('complementary', { name: 'What volunteers decided' })).toBeVisible()
      await expect(page.getByRole('complementary', { name: 'Your account' })).toBeHidden()
    },
    states: {
      'an answer without words': async ({ page }) => {
        await page.getByRole('button', { name: 'Send my answer' }).click()
        await expect(main(page).getByText(/to correct$/)).toBeVisible()
      },
    },
  },
  {
    who: as('rosa'),
    path: '/account/restrictions',
    ready: ({ page }) => expect(main(page)).toContainText('There is no limit on your account'),
  },
  {
    who: as('rosa'),
    before: ({ page }) =>
      page.route('**/v1/api/user/mail-delivery', (route) => route.fulfill({ json: { data: { stopped: true } } })),
    path: '/account/listings',
    ready: ({ page }) => expect(main(page)).toContainText('Our e-mails do not reach you'),
  },
  {
    who: as('hana'),
    path: '/account/listings',
    ready: ({ page }) => expect(main(page)).toContainText('You have no active listings'),
  },
  {
    who: as('rosa'),
    before: busy('**/v1/api/user/posts*'),
    path: '/account/listings',
    ready: ({ page }) => expect(page.getByRole('heading', { name: busyError.error })).toBeVisible(),
    fails: [503],
  },
  {
    path: async ({ page, request }) => {
      const { user } = await hiddenOwner(request, [{ title: 'Cane that waits' }])
      await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), user)
      return '/account/listings'
    },
    ready: ({ page }) => expect(cardOf(page, 'Cane that waits')).toContainText('Hidden from others'),
  },
  {
    who: ({ request }) => createConfirmedUser(request, 'waits'),
    path: '/account/notifications',
    ready: ({ page }) => expect(main(page)).toContainText('You have no notifications yet.'),
    explained: ['color-contrast', 'color-contrast-enhanced'],
    states: {
      'one added without a word': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Add Notification' }).click()
        await subscribe(page).getByRole('button', { name: 'Subscribe' }).click()
        await expect(subscribe(page).getByRole('heading', { name: /to correct$/ })).toBeVisible()
      },
      'one added': async ({ page }) => {
        await subscribe(page).getByLabel('Category').selectOption({ label: 'Walking Aids' })
        await subscribe(page).getByLabel('Equipment type').selectOption('Cane')
        await subscribe(page).getByRole('checkbox').check()
        await subscribe(page).getByRole('button', { name: 'Subscribe' }).click()
        await expect(main(page)).toContainText('Notification Created')
        await expect(main(page).getByRole('button', { name: 'Delete Cane' })).toBeVisible()
      },
      'asked whether to delete it': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Delete Cane' }).click()
        await expect(question(page, 'Delete this notification?')).toBeVisible()
      },
    },
  },
  {
    who: ({ request }) => createConfirmedUser(request, 'settles'),
    path: '/account/settings',
    ready: ({ page }) => expect(main(page).getByRole('button', { name: 'Close my account' })).toBeVisible(),
    states: {
      'changing the password': ({ page }) => page.getByRole('button', { name: 'Change Password' }).click(),
      'closing the account, with a wrong password': async (fixtures) => {
        await fixtures.page.keyboard.press('Escape')
        await fixtures.page.getByRole('button', { name: 'Close my account' }).click()
        const dialog = question(fixtures.page, 'Close your account?')
        await dialog.getByRole('textbox', { name: 'Your password' }).fill(`${password}x`)
        await fixtures.page.keyboard.press('Enter')
        await expect(dialog.getByRole('textbox', { name: 'Your password' })).toHaveAttribute('aria-invalid', 'true')
      },
    },
    fails: [422],
  },
  {
    who: ({ request }) => createUnconfirmedUser(request, 'settles'),
    path: '/account/settings',
    ready: ({ page }) => expect(main(page).getByRole('button', { name: 'Resend Confirmation' })).toBeVisible(),
  },
]
