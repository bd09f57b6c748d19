import { expect } from '@playwright/test'
import { createConfirmedUser, createUnconfirmedUser } from '../accounts/accounts-visit.ts'
import { deletedListing, someListings, wheelchair } from '../listings/listing-visit.ts'
import { hiddenOwner, main, ownListings, question } from '../listings/owner-visit.ts'
import { as, type Fixtures, type PageCase } from './page-case.ts'

const atWheelchair = ({ request }: Fixtures) => wheelchair(request)
const contact = ({ page }: Fixtures) => page.getByRole('form', { name: 'Contact Seller' })
const manage = ({ page }: Fixtures) => page.getByText('Manage Listing', { exact: true }).click()
const own = (type: string) => async (fixtures: Fixtures) => {
  const [first] = await ownListings(fixtures.request, await as('rosa')(fixtures), type)
  return `/posts/${first?.id}`
}

/** Its browser has loaded what only the owner may see of it. */
const isOwners = ({ page }: Fixtures) => expect(page.getByText('Manage Listing', { exact: true })).toBeVisible()

/** axe cannot judge parts below a panel that hangs over the page, or beside a photo that is zoomed. */
const below = ['color-contrast', 'color-contrast-enhanced']

/** A listing, as visitors, buyers and its owner see it. */
export const listingStates: PageCase[] = [
  {
    path: atWheelchair,
    states: {
      'the report': async ({ page }) => {
        await page.getByRole('button', { name: 'Report Problem' }).click()
        await expect(question(page, 'Report Problem').getByRole('checkbox')).toHaveCount(9)
      },
      'what it finds wrong': async ({ page }) => {
        await question(page, 'Report Problem').getByLabel('Other').check()
        await page.getByRole('button', { name: 'Send report' }).click()
        await expect(question(page, 'Report Problem').getByRole('link')).toBeVisible()
      },
    },
  },
  {
    path: atWheelchair,
    widths: ['phone'],
    explained: below,
    states: {
      'share open': ({ page }) => page.getByText('Share', { exact: true }).click(),
      'a photo in full size': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: 'Full size', exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
      'drawn larger': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Larger' }).click(),
    },
  },
  {
    who: ({ request }) => createConfirmedUser(request, 'reads'),
    path: atWheelchair,
    widths: ['phone'],
    states: {
      'a message that lacks all': async (fixtures) => {
        await contact(fixtures).getByRole('button', { name: 'Send message' }).click()
        await expect(contact(fixtures).getByText(/to correct$/)).toBeVisible()
      },
      'a message with a worry word': async (fixtures) => {
        await contact(fixtures).getByRole('textbox').fill('I pay by gift card')
        await expect(contact(fixtures).getByText('You write of “gift card”')).toBeVisible()
      },
    },
  },
  { who: ({ request }) => createUnconfirmedUser(request, 'reads'), path: atWheelchair, widths: ['phone'] },
  {
    path: async ({ page, request }) => {
      for (const id of await someListings(request, 3)) await page.goto(`/posts/${id}`)
      return `/posts/2`
    },
    ready: ({ page }) => expect(page.getByRole('region', { name: 'Similar Listings' })).toBeVisible(),
  },
  {
    before: ({ page }) =>
      page.route(/\/v1\/api\/posts\/(related|recent)\?/, (route) =>
        route.fulfill({ status: 500, json: { error: 'Broken.', code: 'fault', flow_id: 'TEST-FLOW' } }),
      ),
    path: '/?search_query=walker',
    widths: ['phone'],
    fails: [500],
    // A floating alert covers a part of the page.
    explained: below,
    states: {
      'a listing whose like cannot be had': async ({ page }) => {
        await page.getByRole('article').first().getByRole('link').click()
        await expect(main(page)).toContainText('TEST-FLOW')
      },
      'the list of notices open': ({ page }) => page.getByText('What we told you on this visit (1)').click(),
    },
  },
  { path: async ({ request }) => `/posts/${(await deletedListing(request)).id}` },
  {
    who: as('rosa'),
    path: own('active'),
    ready: isOwners,
    widths: ['phone', 'desk'],
    explained: below,
    states: { 'its menu open': manage },
  },
  {
    who: as('rosa'),
    path: own('inactive'),
    ready: isOwners,
    widths: ['phone'],
    explained: below,
    states: { 'its menu open': manage },
  },
  {
    who: as('rosa'),
    path: own('exchanged'),
    ready: isOwners,
    widths: ['phone'],
    explained: below,
    states: { 'its menu open': manage },
  },
  {
    path: '/posts/2?submitted=success',
    widths: ['phone'],
    ready: ({ page }) => expect(question(page, 'Your Listing is Active')).toBeVisible(),
  },
  {
    path: async ({ page, request }) => {
      const { user, offers } = await hiddenOwner(request, [{ title: 'Cane for everyone’s eyes' }])
      await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), user)
      return `/posts/${offers[0]?.id}?submitted=success`
    },
    widths: ['phone'],
    explained: below,
    ready: ({ page }) => expect(question(page, 'Your Listing is Active')).toBeVisible(),
    states: {
      closed: ({ page }) => page.keyboard.press('Escape'),
      'its menu open': manage,
    },
  },
]
