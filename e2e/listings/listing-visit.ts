import { type APIRequestContext, expect, type Page } from '@playwright/test'

type Found = { id: number; category: string }

/** Above the village's numbers. */
const most = 200

/** The address of the village's wheelchair with five photos, which the pictures of the design show. */
export const wheelchair = async (request: APIRequestContext): Promise<string> =>
  `/posts/${await listingCalled(request, 'Folding wheelchair, 18-inch seat')}`

/** The number of the village's listing of this title. */
export async function listingCalled(request: APIRequestContext, name: string): Promise<number | undefined> {
  const reply = await request.get('/v1/posts', { params: { search_query: name } })
  const cards: { id: number; title: string }[] = (await reply.json()).data
  return cards.find(({ title }) => title === name)?.id
}

/** The village's first public listings, by their numbers. */
export async function someListings(request: APIRequestContext, count: number): Promise<number[]> {
  const cards: { id: number }[] = (await (await request.get('/v1/posts')).json()).data
  return cards.slice(0, count).map(({ id }) => id)
}

/** The number of a listing that strangers may not see. */
export const hiddenListing = (request: APIRequestContext) =>
  firstListing(async (id) => ((await request.get(`/v1/posts/${id}`)).status() === 403 ? id : undefined))

/** A listing that its owner has deleted. */
export const deletedListing = (request: APIRequestContext): Promise<Found> =>
  firstListing(async (id) => {
    const { post } = (await (await request.get(`/v1/posts/${id}`)).json()).data ?? {}
    return post?.deleted_at ? { id, category: post.category.name } : undefined
  })

async function firstListing<Result>(look: (id: number) => Promise<Result | undefined>) {
  for (let id = 1; id <= most; id++) {
    const found = await look(id)
    if (found) return found
  }
  throw new Error('the village has no such listing')
}

/** Opens the first listing that the search finds, as a visitor does. */
export async function openByWords(page: Page, open: (path: string) => Promise<void>, words: string): Promise<void> {
  await open(`/?${new URLSearchParams({ search_query: words })}`)
  await page.getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/\/posts\/\d+$/)
}

/** What the browser noted of answers that a visit itself made fail: this and nothing else. */
export function expectOnly(complaints: string[], ...statuses: number[]): void {
  const isOne = (complaint: string) => statuses.some((status) => complaint.includes(`status of ${status}`))
  expect(complaints.filter((complaint) => !isOne(complaint))).toEqual([])
  complaints.length = 0
}
