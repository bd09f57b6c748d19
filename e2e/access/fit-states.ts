import { expect } from '@playwright/test'
import { fit, group, heading, storeFit } from '../fit/fit-visit.ts'
import { wheelchair } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { busy, type Fixtures, type PageCase } from './page-case.ts'

const storeSomeone = ({ page }: Fixtures) => storeFit(page)
const asksPerson = ({ page }: Fixtures) => expect(heading(page, 'Who is it for?')).toBeVisible()
const next = ({ page }: Fixtures) => main(page).getByRole('button', { name: 'Next' })

/** "Will it fit?": its questions, the list of what fits, and the verdicts on cards and a listing. */
export const fitStates: PageCase[] = [
  {
    path: '/fit',
    states: {
      'somebody without a name': async (fixtures) => {
        await main(fixtures.page).getByRole('radio', { name: 'Somebody else' }).check()
        await next(fixtures).click()
        await expect(main(fixtures.page)).toContainText('Type a name, such as Mum.')
      },
    },
  },
  {
    before: storeSomeone,
    path: '/fit',
    states: {
      'the rest of the home open': ({ page }) => page.getByText('What else you can tell us about the home').click(),
      'all forgotten': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Forget all of this' }).click()
        await expect(main(page).getByRole('button', { name: 'Take it back' })).toBeVisible()
      },
    },
  },
  { before: ({ page }) => storeFit(page, { ...fit, version: 7 }), path: '/fit', widths: ['phone'] },
  { path: '/fit/things' },
  { path: '/fit/type/9999' },
  { path: '/fit/wheelchair/begin', ready: asksPerson, widths: ['phone'] },
  {
    path: '/fit/wheelchair/hip_width_in',
    states: {
      'no number': async (fixtures) => {
        await next(fixtures).click()
        await expect(main(fixtures.page).getByText(/to correct$/)).toBeVisible()
      },
      'the other unit meant': async ({ page }) => {
        await main(page).getByRole('textbox').fill('43')
        await page.keyboard.press('Tab')
        await expect(main(page).getByRole('button', { name: 'Yes, 43 cm' })).toBeVisible()
      },
      'both units shown': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Yes, 43 cm' }).click()
        await expect(main(page)).toContainText('That is: 43 cm')
      },
    },
  },
  {
    path: '/fit/wheelchair/pushes_with',
    widths: ['phone'],
    states: {
      'nothing chosen': async (fixtures) => {
        await next(fixtures).click()
        await expect(main(fixtures.page).getByText(/to correct$/)).toBeVisible()
      },
    },
  },
  { before: storeSomeone, path: '/fit/answers/door_width_in', widths: ['phone'] },
  { path: '/fit/wheelchair', widths: ['phone'] },
  {
    before: storeSomeone,
    path: '/fit/wheelchair',
    ready: ({ page }) => expect(group(page, 'Does not fit').getByRole('article').first()).toBeVisible(),
    states: {
      'what does not fit hidden': async ({ page }) => {
        await main(page).getByRole('checkbox', { name: 'Hide what does not fit' }).check()
        await expect(group(page, 'Does not fit')).toHaveCount(0)
      },
    },
  },
  {
    before: async (fixtures) => {
      await storeFit(fixtures.page)
      await busy(/\/v1\/measures\?/)(fixtures)
    },
    path: '/fit/wheelchair',
    widths: ['phone'],
    fails: [503],
    ready: ({ page }) => expect(main(page)).toContainText('We could not load the listings'),
  },
  {
    before: storeSomeone,
    path: ({ request }) => wheelchair(request),
    ready: ({ page }) => expect(main(page)).toContainText('For Quillbertha, as you answered.'),
    states: {
      'what else could be checked': ({ page }) => page.getByText('What else we could check').click(),
    },
  },
  {
    before: storeSomeone,
    path: '/?search_query=wheelchair',
    // Filters that are cut off at the edge of their row cannot be judged.
    explained: ['color-contrast', 'color-contrast-enhanced'],
    ready: ({ page }) =>
      expect(
        main(page)
          .getByText(/^(Fits|May fit|Does not fit|We don't know):/)
          .first(),
      ).toBeVisible(),
  },
]
