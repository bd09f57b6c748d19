import type { Page } from '@playwright/test'
import { subscribe } from '../notifications/notifications-visit.ts'
import { expect, short, test } from '../visit.ts'
import { storedUser } from './accounts-visit.ts'
import { expectErrors, fillLogIn, logInForm, modal, signUpForm } from './auth-visit.ts'

const notifyMe = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Notify Me' }).first()

test(
  '[AUTH-01] a guest who asks to be notified signs in over the page, and then goes on',
  short,
  async ({ page, open }) => {
    await open('/')
    await notifyMe(page).click()
    await expect(modal(page)).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(modal(page).getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await signUpForm(page).getByLabel('Email').fill('ben@village.example')
    await modal(page).getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(modal(page).getByRole('heading', { name: 'Log in', exact: true })).toBeFocused()
    await expect(logInForm(page).getByLabel('Email')).toHaveValue('ben@village.example')
    await logInForm(page).getByRole('button', { name: 'Log in' }).click()
    await expectErrors(logInForm(page), ['Password is required'])
    await fillLogIn(logInForm(page), 'ben@village.example')
    await logInForm(page).getByRole('button', { name: 'Log in' }).click()
    await expect(subscribe(page)).toBeVisible()
    await expect(modal(page)).toBeHidden()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await storedUser(page)).toMatchObject({ email: 'ben@village.example' })
    await expect(page.getByRole('main')).toContainText('Welcome back!')
  },
)

test('by keyboard: it opens, keeps the focus inside, and closing it leads back', async ({ page, open, context }) => {
  await open('/')
  // This browser loses a new tab now and then, of a page with nothing but a link too (3 of 120), so the press is repeated.
  await expect(async () => {
    const beside = context.waitForEvent('page', { timeout: 3000 })
    await notifyMe(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await beside).toHaveURL(/\/auth\?redirect=.*#signup$/)
  }).toPass()
  await expect(modal(page)).toHaveCount(0)
  await notifyMe(page).focus()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab')
    const focusedIn = await page.evaluate(
      () => document.activeElement?.closest('dialog, header, main, footer, body')?.tagName,
    )
    // Past the last one lies the browser's own bar, where the page has nothing in focus.
    expect(['DIALOG', 'BODY']).toContain(focusedIn)
  }
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(notifyMe(page)).toBeFocused()
})

test('where the modal cannot be fetched, the page for it opens instead', async ({ page, open, pageErrors }) => {
  await open('/')
  await page.route('**/assets/sign-in-dialog*', (route) => route.abort())
  await notifyMe(page).click()
  await expect(page).toHaveURL(/\/auth/)
  pageErrors.length = 0
})
