import { expect } from '@playwright/test'
import { hiddenListing } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { queueAlerts, welcome } from '../shell/alerts-visit.ts'
import type { PageCase } from './page-case.ts'

/** Names and numbers lie on a picture, which no machine judges: the colours of both are held by colours.test.ts. */
const onPicture = ['color-contrast', 'color-contrast-enhanced']

/** Pages to read: their only other states are open menus. */
export const readingStates: PageCase[] = [
  { path: '/blog' },
  {
    path: '/resources',
    states: { 'a question opened': ({ page }) => page.getByRole('main').locator('summary').first().click() },
  },
  { path: '/resources/covid-19-safety-precautions' },
  {
    path: '/resources/howitworks',
    states: {
      'the video playing': async ({ page }) => {
        await main(page).getByRole('link', { name: 'Play the video' }).click()
        await expect(main(page).locator('iframe').contentFrame().getByRole('heading')).toBeVisible()
      },
    },
  },
  {
    path: '/resources/exchangezones',
    // A pin stands where its place is, be it close to another's. The list beside the map chooses the same.
    exempt: ['target-size'],
    explained: onPicture,
    states: {
      'a zone shown on the map': async ({ page }) => {
        await main(page).getByRole('link', { name: 'Show on the map' }).first().click()
        await expect(main(page).getByRole('button', { name: /^1 / })).toHaveAttribute('aria-pressed', 'true')
      },
    },
  },
  { path: '/resources/howitworks?steps=find' },
  { path: '/resources/additionalservices' },
  { path: '/resources/healthandsafety' },
  { path: '/aboutus' },
  { path: '/aboutus/ourstory' },
  { path: '/aboutus/ourteam' },
  {
    path: '/impact',
    states: {
      'all that is folded': async ({ page }) => {
        for (const one of await main(page).locator('summary').all()) await one.click()
      },
    },
  },
  { path: '/donate' },
  { path: '/policies' },
  {
    path: '/partners',
    states: {
      'the rest about one': async ({ page }) => {
        await main(page)
          .getByRole('button', { name: /^Read more about / })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
  },
  { path: '/partners?group=corporate', widths: ['phone'] },
  {
    path: '/aboutus/contactus',
    states: {
      'with what is missing': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Send message' }).click()
        await expect(main(page).getByText(/to correct$/)).toBeVisible()
      },
      'a question opened': ({ page }) => main(page).locator('summary').first().click(),
    },
  },
  {
    path: '/recalls',
    states: {
      'without the brand': async ({ page }) => {
        await main(page).getByLabel('Model name or number').fill('501')
        await main(page).getByRole('button', { name: 'Look it up' }).click()
        await expect(main(page).getByText(/to correct$/)).toBeVisible()
      },
      'with a recall': async ({ page }) => {
        await main(page).getByLabel('Brand').fill('Drive')
        await main(page).getByLabel('Model name or number').fill('15064')
        await main(page).getByRole('button', { name: 'Look it up' }).click()
        await expect(main(page).getByRole('heading', { name: 'Yes: Drive 15064 is recalled' })).toBeVisible()
      },
    },
  },
  { path: '/recalls?brand=Medline', widths: ['phone'] },
  { path: '/recalls?brand=Drive&model=10233', widths: ['phone'] },
  { path: '/fit/calculators' },
  {
    path: '/fit/calculators/door',
    states: {
      'with nothing typed': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Work it out' }).click()
        await expect(main(page).getByText(/to correct$/)).toBeVisible()
      },
      'with what was found': async ({ page }) => {
        await main(page).getByLabel('How wide is the narrowest door?', { exact: true }).fill('28')
        await main(page).getByLabel('How wide is the hall', { exact: false }).first().fill('36')
        await main(page).getByRole('button', { name: 'Work it out' }).click()
        await expect(main(page).getByRole('heading', { name: 'What we found' })).toBeFocused()
      },
    },
  },
  ...['ramp', 'wheelchair', 'handle'].map((name) => ({ path: `/fit/calculators/${name}`, widths: ['phone'] as const })),
  {
    path: '/fit/sources',
    states: { 'a rule opened': ({ page }) => main(page).locator('summary').last().click() },
  },
  { path: '/saved' },
  { path: '/saved/stop?token=none', widths: ['phone'] },
  { path: '/email/new?email_token=none', widths: ['phone'], fails: [422] },
  { path: '/email/undo?undo_token=none', widths: ['phone'], fails: [422] },
  { path: '/404' },
  {
    path: '/404',
    before: ({ page }) => queueAlerts(page, welcome),
    ready: ({ page }) => expect(main(page)).toContainText('Welcome back!'),
  },
  {
    path: '/404',
    widths: ['phone'],
    before: ({ page }) => page.addInitScript(() => localStorage.setItem('textSize', 'largest')),
  },
  { path: async ({ request }) => `/posts/${await hiddenListing(request)}` },
]
