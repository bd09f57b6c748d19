import { expect } from '@playwright/test'
import { neighbour, newcomer } from '../accounts/accounts-visit.ts'
import { hiddenOwner, main, ownListings, question } from '../listings/owner-visit.ts'
import {
  addPhotos,
  chooseType,
  fillBasics,
  fillDetails,
  heading,
  keepDraft,
  next,
  photoFiles,
} from '../wizard/wizard-visit.ts'
import { as, type Scene, type Walk } from './state.ts'

/** What lies below the bar at the foot of a page, and below a copy of a message, cannot be judged. */
const below = ['color-contrast', 'color-contrast-enhanced']

const save = ({ page }: Scene) => main(page).getByRole('button', { name: 'Save', exact: true })

async function ownCane({ page, request }: Scene): Promise<string> {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane for every hand' }])
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), user)
  return `/posts/${offers[0]?.id}/edit`
}

/** Listing something and changing it. */
export const sellingStates: Walk[] = [
  {
    path: '/wizard',
    widths: ['phone'],
    ready: ({ page }) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    who: ({ request }) => neighbour(request, 'lists'),
    path: '/wizard',
    explained: below,
    opened: {
      'a category open': ({ page }) => page.locator('summary', { hasText: 'Walking Aids' }).click(),
      'the photos': ({ page }) => chooseType(page),
      'three photos ready': async ({ page, request }) => addPhotos(page, await photoFiles(request, 3)),
    },
  },
  {
    who: ({ request }) => newcomer(request, 'lists'),
    path: '/wizard',
    widths: ['phone'],
    explained: below,
    opened: {
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
      const user = await neighbour(request, 'returns')
      await page.goto('/v1/health')
      await keepDraft(page, user.user_id)
      await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), user)
      return '/wizard'
    },
    widths: ['phone'],
    explained: below,
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Continue your saved draft' })).toBeVisible(),
  },
  {
    path: ownCane,
    ready: (scene) => expect(save(scene)).toBeVisible(),
    explained: below,
    opened: {
      'with what is missing': async (scene) => {
        await scene.page.getByLabel('Title').fill('')
        await scene.page.getByLabel('Price (numbers only)').fill('10001')
        await scene.page.getByLabel('Description').fill('')
        await save(scene).click()
        await expect(scene.page.getByRole('heading', { name: 'There are 3 things to correct' })).toBeVisible()
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
    ready: (scene) => expect(save(scene)).toBeVisible(),
    explained: below,
    fails: [409],
    opened: {
      'changed in another tab meanwhile': async (scene) => {
        const { page } = scene
        await page.getByLabel('Title').fill('Cane as I see it')
        const other = await page.context().newPage()
        await other.addInitScript(
          (user) => localStorage.setItem('user', user),
          await page.evaluate(() => localStorage.user),
        )
        await other.goto(page.url())
        await other.getByLabel('Title').fill('Cane as they see it')
        await save({ ...scene, page: other }).click()
        await expect(other).not.toHaveURL(/edit$/)
        await other.close()
        await save(scene).click()
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
    path: async (scene) => {
      const [sold] = await ownListings(scene.request, await as('rosa')(scene), 'exchanged')
      return `/posts/${sold?.id}/edit`
    },
    ready: ({ page }) => expect(page.getByRole('heading', { name: 'This listing is sold.' })).toBeVisible(),
  },
]
