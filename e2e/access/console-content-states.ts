import { expect } from '@playwright/test'
import { main } from '../listings/owner-visit.ts'
import { below, expectErrorSummary, save, title } from './console-steps.ts'
import { as, type PageCase } from './page-case.ts'

/** What volunteers write, and what they read of the place as a whole. */
export const consoleContentStates: PageCase[] = [
  { who: as('vera'), path: '/console/pages', ready: title },
  { who: as('vera'), path: '/console/impact', ready: title },
  { who: as('sam'), path: '/console/health', ready: title },
  {
    who: as('vera'),
    path: '/console/pages/page/How%20It%20Works',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Preview' })).toBeVisible(),
    explained: below,
    states: {
      'with what is missing': async (fixtures) => {
        await fixtures.page.getByLabel('Heading', { exact: true }).fill('')
        await save(fixtures)
        await expectErrorSummary(fixtures)
      },
      'the preview': async ({ page }) => {
        await page.getByLabel('Heading', { exact: true }).fill('How this works')
        await page.getByRole('button', { name: 'Preview' }).click()
        await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused()
      },
      'asked whether to leave': async ({ page }) => {
        await page.getByRole('link', { name: 'Cancel' }).click()
        await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
      },
      'seen on the page itself': async ({ page }) => {
        await page.getByRole('button', { name: 'Stay here' }).click()
        await page.getByRole('button', { name: 'See it on the page' }).click()
        await expect(main(page)).toContainText('This is a preview')
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/pages/list/services',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Add to Entries' })).toBeVisible(),
    explained: below,
    states: {
      'an entry added': ({ page }) => page.getByRole('button', { name: 'Add to Entries' }).click(),
      'an entry removed': async ({ page }) => {
        const first = main(page).locator('form ol > li').first()
        await first.locator('summary').click()
        await first.getByRole('button', { name: 'Remove' }).click()
        await expect(first).toContainText('Removed when you save')
      },
    },
  },
  { who: as('vera'), path: '/console/versions/page/Our%20Story', ready: title },
  { who: as('vera'), path: '/console/versions/page/None', ready: title, fails: [404] },
  { who: as('vera'), path: '/console/banners', ready: title },
  {
    who: as('vera'),
    path: '/console/banners/new',
    ready: ({ page }) => expect(page.getByLabel('What it says')).toBeVisible(),
    explained: below,
    states: {
      'with what is missing': async (fixtures) => {
        await save(fixtures)
        await expectErrorSummary(fixtures)
      },
    },
  },
  { who: as('vera'), path: '/console/replies', ready: title },
  {
    who: as('vera'),
    path: '/console/replies/new',
    ready: ({ page }) => expect(page.getByRole('textbox', { name: 'Label' })).toBeVisible(),
    explained: below,
    states: {
      'a reply with what is missing': async (fixtures) => {
        await save(fixtures)
        await expectErrorSummary(fixtures)
      },
    },
  },
  { who: as('sam'), path: '/console/replies/1', ready: title },
]
