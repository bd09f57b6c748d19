import { expect } from '@playwright/test'
import { createConfirmedUser, createUnconfirmedUser } from '../accounts/accounts-visit.ts'
import { hiddenOwner, main, ownListings, question } from '../listings/owner-visit.ts'
import {
  addPhotos,
  chooseType,
  fillBasics,
  fillDetails,
  heading,
  next,
  photoFiles,
  storeDraft,
} from '../wizard/wizard-visit.ts'
import { as, type Fixtures, type PageCase } from './page-case.ts'

/** axe cannot judge parts below the bar at the foot of a page, or below a copy of an alert. */
const below = ['color-contrast', 'color-contrast-enhanced']

const save = ({ page }: Fixtures) => main(page).getByRole('button', { name: 'Save', exact: true })

async function ownCane({ page, request }: Fixtures): Promise<string> {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane for every hand' }])
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), user)
  return `/posts/${offers[0]?.id}/edit`
}

/** The pages where a listing is made and edited. */
export const sellingStates: PageCase[] = [
  {
    path: '/wizard',
    widths: ['phone'],
    ready: ({ page }) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    who: ({ request }) => createConfirmedUser(request, 'lists'),
    path: '/wizard',
    explained: below,
    states: {
      'a category open': ({ page }) => page.locator('summary', { hasText: 'Walking Aids' }).click(),
      'the photos': ({ page }) => chooseType(page),
      'three photos ready': async ({ page, request }) => addPhotos(page, await photoFiles(request, 3)),
    },
  },
  {
    who: ({ request }) => createUnconfirmedUser(request, 'lists'),
    path: '/wizard',
    widths: ['phone'],
    explained: below,
    states: {
      'the basics, with what is missing': async ({ page, request }) => {
        await chooseType(page)
        await addPhotos(page, await photoFiles(request, 1))
        await next(page, 'Basic Information').click()
        await next(page, 'Additional Details').click()
        await expect(page.getByRole('heading', { name: /to correct$/ })).toBeVisible()
      },
      'the details': async ({ page }) => {
        await fillBasics(page, 'Cane and insulin pump')
        await next(page, 'Additional Details').click()
        await expect(heading(page, 'Additional Details')).toBeFocused()
      },
      'the details, with the place of a label': async ({ page }) => {
        await page
          .getByRole('main')
          .locator('summary', { hasText: 'Where to look (Maximum user weight)' })
          .press('Enter')
        await expect(page.getByRole('img', { name: /^Look for the label/ })).toBeVisible()
      },
      'the details, with what is missing': async ({ page }) => {
        await next(page, 'Preview').click()
        await expect(page.getByRole('heading', { name: /to correct$/ })).toBeVisible()
      },
      'the preview': async ({ page }) => {
        await fillDetails(page)
        await next(page, 'Preview').click()
        await expect(heading(page, 'Preview')).toBeFocused()
      },
    },
  },
  {
    path: async ({ page, request }) => {
      const user = await createConfirmedUser(request, 'returns')
      await page.goto('/v1/health')
      await storeDraft(page, user.user_id)
      await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), user)
      return '/wizard'
    },
    widths: ['phone'],
    explained: below,
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Continue your saved draft' })).toBeVisible(),
  },
  {
    path: ownCane,
    ready: (fixtures) => expect(save(fixtures)).toBeVisible(),
    explained: below,
    states: {
      'with what is missing': async (fixtures) => {
        await fixtures.page.getByLabel('Title').fill('')
        await fixtures.page.getByLabel('Price (numbers only)').fill('10001')
        await fixtures.page.getByLabel('Description').fill('')
        await save(fixtures).click()
        await expect(fixtures.page.getByRole('heading', { name: 'There are 3 things to correct' })).toBeVisible()
      },
      'asked whether to leave': async ({ page }) => {
        await page.getByRole('link', { name: 'Cancel' }).click()
        await expect(question(page, 'Leave without saving?')).toBeVisible()
      },
      'the preview': async ({ page }) => {
        await page.getByRole('button', { name: 'Stay here' }).click()
        await page.getByRole('button', { name: 'Preview' }).click()
        await expect(page.getByRole('article', { name: 'Preview of your listing' })).toBeVisible()
      },
    },
  },
  {
    path: ownCane,
    widths: ['phone'],
    ready: (fixtures) => expect(save(fixtures)).toBeVisible(),
    explained: below,
    fails: [409],
    states: {
      'changed in another tab meanwhile': async (fixtures) => {
        const { page } = fixtures
        await page.getByLabel('Title').fill('Cane as I see it')
        const other = await page.context().newPage()
        await other.addInitScript(
          (user) => localStorage.setItem('user', user),
          await page.evaluate(() => localStorage.user),
        )
        await other.goto(page.url())
        await other.getByLabel('Title').fill('Cane as they see it')
        await save({ ...fixtures, page: other }).click()
        await expect(other).not.toHaveURL(/edit$/)
        await other.close()
        await save(fixtures).click()
        await expect(
          page.getByRole('heading', { name: 'This listing was changed since you began to edit it' }),
        ).toBeFocused()
      },
      'theirs taken': async ({ page }) => {
        await page.getByRole('button', { name: 'Take theirs' }).click()
        await expect(page.getByRole('button', { name: 'Bring mine back' })).toBeVisible()
      },
    },
  },
  {
    who: as('rosa'),
    path: async (fixtures) => {
      const [sold] = await ownListings(fixtures.request, await as('rosa')(fixtures), 'exchanged')
      return `/posts/${sold?.id}/edit`
    },
    ready: ({ page }) => expect(page.getByRole('heading', { name: 'This listing is sold.' })).toBeVisible(),
  },
]
