import { expect, test } from 'vitest'
import { operations } from './operations.ts'
import { pagination } from './pagination.ts'

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [48, 2],
  [49, 3],
])('%d listings with 24 on a page are %d pages', (total, pages) => {
  expect(pagination(1, 24, total)).toEqual({
    current_page: 1,
    last_page: pages,
    total_pages: pages,
    total_posts: total,
  })
})

/** The page that the query of a call asks for; undefined where the call has none, or refuses it. */
function pageOf(query: object, page: string): unknown {
  const parsed = (query as { safeParse: (input: object) => { data?: { page?: unknown } } }).safeParse({ page })
  return parsed.data?.page
}

const paged = Object.entries(operations).filter(([, one]) => 'paginated' in one)

test.each(paged)('%s begins at page 1, also where what is asked for is no page', (_, operation) => {
  const query = 'query' in operation ? operation.query : {}
  expect([pageOf(query, '1'), pageOf(query, '2')]).toEqual([1, 2])
  for (const page of ['0', '-1', '1.5', 'x', '1000000000']) expect([1, undefined]).toContain(pageOf(query, page))
})

const furthest = [
  ...(['listCases', 'listDecidedCases', 'listPersonReports', 'listDecidedListings', 'listRestrictions'] as const).map(
    (name) => [name, 100_000] as const,
  ),
  ...(['listMyListings', 'listSentMessages', 'listConversations', 'listLog'] as const).map(
    (name) => [name, 100_000] as const,
  ),
  ...(['listManuals', 'listRecallNotices'] as const).map((name) => [name, 2_000] as const),
  ...(['findPeople', 'listPersonListings'] as const).map((name) => [name, 1_000] as const),
]

test.each(furthest)('%s has no page after the %dth', (name, most) => {
  const { query } = operations[name]
  expect([pageOf(query, String(most)), pageOf(query, String(most + 1))]).toEqual([most, 1])
})
