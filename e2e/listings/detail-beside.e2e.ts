import type { Page } from '@playwright/test'
import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { expectOnlyErrors, openBySearch, someListings, wheelchair } from './listing-visit.ts'

const similar = (page: Page) => page.getByRole('region', { name: 'Similar Listings' })
const recent = (page: Page) => page.getByRole('region', { name: 'Recently Viewed Listings' })

/** Returns how many of the cards stand beside each other in the first row. */
async function across(page: Page, region: ReturnType<typeof similar>, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  const tops = await region
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.parentElement?.getBoundingClientRect().top ?? 0)))
  return tops.filter((top) => top === tops[0]).length
}

test(
  '[GEN-17] [POST-06] up to 8 similar listings stand 4 across, 2, or 1 on a phone and then 4 of them',
  short,
  async ({ page, open, request }) => {
    await open(await wheelchair(request))
    await expect(similar(page).getByRole('article')).toHaveCount(8)
    expect(await across(page, similar(page), 1100)).toBe(4)
    expect(await across(page, similar(page), 1099)).toBe(2)
    expect(await across(page, similar(page), 601)).toBe(2)
    expect(await across(page, similar(page), 600)).toBe(1)
    await expect(similar(page).getByRole('article').nth(4)).toBeHidden()
  },
)

test('[POST-06] they are asked for by category_id and user_id, and are of that category', async ({ page, open }) => {
  const relatedRequest = page.waitForRequest(/\/v1\/api\/posts\/related\?/)
  await openBySearch(page, open, 'hospital bed')
  const query = new URL((await relatedRequest).url()).searchParams
  expect(query.get('category_id')).toMatch(/^\d+$/)
  expect(query.has('user_id')).toBe(true)
  await expect(similar(page).getByRole('article').first()).toBeVisible()
})

test('[POST-07] a browser stores the last five it looked at, and shows them as they are today', async ({
  page,
  open,
  request,
}) => {
  const visitedIds = await someListings(request, 7)
  for (const id of visitedIds) {
    await open(`/posts/${id}`)
    await page.waitForFunction((id) => JSON.parse(localStorage.recent_posts ?? '[]')[0]?.id === id, id)
  }
  const storedListings = await page.evaluate(() => JSON.parse(localStorage.recent_posts))
  expect(storedListings.map(({ id }: { id: number }) => id)).toEqual(visitedIds.slice(2).reverse())
  expect(Object.keys(storedListings[0]).sort()).toEqual(['id', 'img', 'location', 'price', 'title', 'user_id'])
  const shown = () =>
    recent(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  await expect.poll(shown).toEqual(
    visitedIds
      .slice(1, 6)
      .reverse()
      .map((id) => `/posts/${id}`),
  )
  expect(await across(page, recent(page), 1100)).toBe(5)
  await expectNoSidewaysScroll(page, 320)
})

test('[POST-07] what is no longer public vanishes from the page and from the browser’s storage', async ({
  page,
  open,
  request,
}) => {
  const [now, before] = await someListings(request, 2)
  await open('/404')
  await page.evaluate((id) => {
    localStorage.recent_posts = JSON.stringify([{ id: 999999, title: 'gone' }, { id, title: 'old words' }, 'noise'])
  }, before)
  await open(`/posts/${now}`)
  await expect(recent(page).getByRole('article')).toHaveCount(1)
  await expect(recent(page).getByRole('link')).not.toHaveText('old words')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.recent_posts).map(({ id }: { id: number }) => id)))
    .toEqual([now, before])
})

test('[POST-07] one’s own are not stored', async ({ page, open, request }) => {
  const address = await wheelchair(request)
  await signIn(page, await logIn(request, 'grace@village.example'))
  await open(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.recent_posts ?? '[]')).toBe('[]')
})

test(
  '[POST-08] a failure of either is shown with its flow id, and the listing stays whole',
  short,
  async ({ page, open, pageErrors }) => {
    const answer = { status: 500, json: { error: 'Broken.', code: 'fault', flow_id: 'TEST-FLOW' } }
    await page.route('**/v1/api/posts/related?*', (route) => route.fulfill(answer))
    await page.route('**/v1/api/posts/recent?*', (route) => route.fulfill(answer))
    await openBySearch(page, open, 'walker')
    const main = page.getByRole('main')
    await expect(main).toContainText('Something went wrong.')
    await expect(main).toContainText('Listing cannot be displayed')
    await expect(main).toContainText('TEST-FLOW')
    await expect(similar(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expectOnlyErrors(pageErrors, 500)
  },
)
