import { expect } from '@playwright/test'
import { logInForm, modal, signUpForm } from '../accounts/auth-visit.ts'
import { main } from '../listings/owner-visit.ts'
import type { Fixtures, PageCase } from './page-case.ts'

const filter = ({ page }: Fixtures) => page.getByRole('dialog', { name: 'Filter' })
const banner = ({ page }: Fixtures) => page.getByRole('banner')

/** axe cannot judge parts that are cut off at the edge of a row that scrolls within itself. */
const cutOff = ['color-contrast', 'color-contrast-enhanced']

const share = ({ page }: Fixtures) =>
  page.addInitScript(() => {
    const location = { allowSharingLocation: true, locationRadius: 10, municipal: 'Burnaby', useCurrentLocation: true }
    localStorage.setItem('location', JSON.stringify({ ...location, geoLocation: { lat: 49.25, long: -122.98 } }))
  })

/** The list, its filter, and the header and footer of every page. */
export const findingStates: PageCase[] = [
  {
    path: '/',
    states: {
      'the filter open': async (fixtures) => {
        await fixtures.page.locator('summary', { hasText: 'Filter' }).click()
        await expect(filter(fixtures)).toBeVisible()
      },
      'a category and a postal code that is none in it': async (fixtures) => {
        await filter(fixtures)
          .getByRole('checkbox', { name: /^Walking Aids/ })
          .check()
        await fixtures.page.getByRole('switch', { name: 'Use my postal code' }).click()
        await fixtures.page.getByRole('textbox', { name: 'Your postal code' }).fill('98101')
        await fixtures.page.keyboard.press('Enter')
        await expect(
          filter(fixtures)
            .getByText(/^Oops!/)
            .first(),
        ).toBeVisible()
      },
      'a distance chosen in it': async (fixtures) => {
        await fixtures.page.getByRole('textbox', { name: 'Your postal code' }).fill('V5H 1A9')
        await fixtures.page.keyboard.press('Enter')
        await expect(filter(fixtures).getByText('V5H 1A9 is in Burnaby.')).toBeVisible()
      },
    },
  },
  {
    path: '/?category=Walking%20Aids',
    widths: ['phone'],
    explained: cutOff,
    states: {
      'the menu open': ({ page }) => page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click(),
      'About Us open in it': (fixtures) => banner(fixtures).locator('summary', { hasText: 'About Us' }).click(),
    },
  },
  {
    path: '/?max_price=1000&location=Burnaby,Surrey&category=Manual%20wheelchair%20(self-propelled)',
    widths: ['desk', 'phone'],
    explained: cutOff,
    states: { 'About Us open': (fixtures) => banner(fixtures).locator('summary', { hasText: 'About Us' }).click() },
  },
  { path: '/?search_query=weelchair&page=2', explained: cutOff },
  { path: '/?category=Cane&location=Anmore', explained: cutOff },
  { path: '/?search_query=nothing-like-this' },
  { path: '/?page=abc&category=Spaceships' },
  {
    path: '/?category=Manual%20wheelchair%20(self-propelled)&field.seat_width_in.from=46',
    widths: ['desk'],
    ready: ({ page }) => expect(page.getByText('Did you mean 46 cm?')).toBeVisible(),
  },
  {
    before: share,
    path: '/?category=Crutches',
    explained: cutOff,
    ready: (fixtures) => expect(main(fixtures.page).getByRole('article').first()).toContainText('km away'),
  },
  {
    path: '/?category=Cane',
    widths: ['desk'],
    states: {
      'a list that cannot be had': async ({ page }) => {
        await page.route(/\/v1\/posts(\?|$)/, (route) => route.abort())
        await page.getByRole('checkbox', { name: /^Walking Aids/ }).click()
        await expect(page.getByRole('heading', { name: /^We could not reach the service/ })).toBeVisible()
      },
    },
  },
  {
    path: '/?category=Cane&sorted_by=oldest',
    widths: ['phone'],
    explained: cutOff,
    states: {
      'signing up over it': async ({ page }) => {
        await main(page).getByRole('link', { name: 'Notify Me' }).first().click()
        await expect(signUpForm(page)).toBeVisible()
      },
      'what it finds wrong': async ({ page }) => {
        await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
        await expect(signUpForm(page).getByText(/to correct$/)).toBeVisible()
      },
      'logging in over it': async ({ page }) => {
        await modal(page).getByRole('button', { name: 'Log In', exact: true }).click()
        await logInForm(page).getByRole('button', { name: 'Log in' }).click()
        await expect(logInForm(page).getByText(/to correct$/)).toBeVisible()
      },
    },
  },
]
