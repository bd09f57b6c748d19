import { type APIRequestContext, expect, type Page } from '@playwright/test'

type DeletedListing = { id: number; category: string }

/** Greater than the ids of all listings of the village. */
const maxId = 200

/** The address of the village's wheelchair with five photos, which the pictures of the design show. */
export const wheelchair = async (request: APIRequestContext): Promise<string> =>
  `/posts/${await listingCalled(request, 'Folding wheelchair, 18-inch seat')}`

/** Returns the id of the village's listing with this title. */
export async function listingCalled(request: APIRequestContext, name: string): Promise<number | undefined> {
  const reply = await request.get('/v1/posts', { params: { search_query: name } })
  const cards: { id: number; title: string }[] = (await reply.json()).data
  return cards.find(({ title }) => title === name)?.id
}

/** Returns the ids of the village's first public listings. */
export async function someListings(request: APIRequestContext, count: number): Promise<number[]> {
  const cards: { id: number }[] = (await (await request.get('/v1/posts')).json()).data
  return cards.slice(0, count).map(({ id }) => id)
}

/** Returns the id of a listing that is hidden from visitors. */
export const hiddenListing = (request: APIRequestContext) =>
  firstListing(async (id) => ((await request.get(`/v1/posts/${id}`)).status() === 403 ? id : undefined))

/** A listing that its owner has deleted. */
export const deletedListing = (request: APIRequestContext): Promise<DeletedListing> =>
  firstListing(async (id) => {
    const { post } = (await (await request.get(`/v1/posts/${id}`)).json()).data ?? {}
    return post?.deleted_at ? { id, category: post.category.name } : undefined
  })

async function firstListing<Result>(match: (id: number) => Promise<Result | undefined>) {
  for (let id = 1; id <= maxId; id++) {
    const result = await match(id)
    if (result) return result
  }
  throw new Error('the village has no such listing')
}

/** Opens the first listing that the search finds, as a visitor does. */
export async function openBySearch(page: Page, open: (path: string) => Promise<void>, terms: string): Promise<void> {
  await open(`/?${new URLSearchParams({ search_query: terms })}`)
  await page.getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/\/posts\/\d+$/)
}

/** Expects no other page errors than answers of these statuses, which the visit itself made fail, and clears them. */
export function expectOnlyErrors(pageErrors: string[], ...statuses: number[]): void {
  const isExpected = (pageError: string) => statuses.some((status) => pageError.includes(`status of ${status}`))
  expect(pageErrors.filter((pageError) => !isExpected(pageError))).toEqual([])
  pageErrors.length = 0
}
