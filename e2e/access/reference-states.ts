import { expect } from '@playwright/test'
import { below, title } from './console-steps.ts'
import { as, type PageCase } from './page-case.ts'

/** The pages on which stewards change kinds, places and what may not be listed. */
export const referenceStates: PageCase[] = [
  {
    who: as('vera'),
    path: '/console/kinds',
    ready: ({ page }) => expect(page.getByRole('heading', { name: 'Conditions' })).toBeVisible(),
    states: {
      'changing a condition': async ({ page }) => {
        await page.getByRole('button', { name: 'Change Fair' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
      'changing a category': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Change Walking Aids' }).click()
        await expect(page.getByRole('textbox', { name: 'Place in the list' })).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/places',
    ready: title,
    // The removal that is refused.
    fails: [409],
    states: {
      'changing a place': async ({ page }) => {
        await page.getByRole('button', { name: 'Change Burnaby' }).click()
        await expect(page.getByText(/^About \d+ km from /)).toBeVisible()
      },
      'a place that cannot be removed': async ({ page }) => {
        await page.getByRole('button', { name: 'Remove Burnaby' }).click()
        await expect(page.getByRole('dialog')).toContainText('You can close it')
      },
      'adding a place, sent empty': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'New place' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
        await expect(page.getByRole('dialog')).toContainText('Please write the name of the place')
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/prohibited',
    ready: title,
    states: {
      'changing an item': async ({ page }) => {
        await page.getByRole('button', { name: 'Change Needles, syringes and lancets, used or unused' }).click()
        await page.getByRole('button', { name: 'Try it on what was listed last' }).click()
        await expect(page.getByText('would have been asked')).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/search-names?q=chairlift',
    ready: title,
    states: {
      'changing a name': async ({ page }) => {
        await page.getByRole('button', { name: 'Change chairlift', exact: true }).click()
        await page.getByRole('searchbox', { name: 'Kinds of equipment' }).fill('ramp')
        await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Threshold ramp' })).toBeVisible()
        await expect(page.getByRole('dialog')).toContainText(/Nobody has searched yet|Among the last/)
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/kinds/14',
    explained: below,
    ready: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'As people see it' })).toBeVisible()
      // Where the bar at the foot of the form covers no button: axe takes one that it covers in part for too small.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
    states: {
      'as people see it': async ({ page }) => {
        await page.getByText('Who lists one is asked').click()
        await page.getByText('Who looks for one can filter by').click()
        await expect(page.getByRole('form', { name: 'Preview of the questions' })).toBeVisible()
      },
    },
  },
  { who: as('vera'), path: '/console/kinds/14/questions/new', ready: title, explained: below },
  { who: as('vera'), path: '/console/versions/type/14', ready: title },
  { who: as('vera'), path: '/console/versions/place/1', ready: title },
  { who: as('vera'), path: '/console/versions/signal/1', ready: title },
]
