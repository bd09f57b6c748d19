import { expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { appendPage, startFeed } from './feed.ts'

const cards = (...ids: number[]) => ids.map((id) => ({ id }) as Card)
const pagination = (page: number, total = 6) => ({
  current_page: page,
  last_page: 3,
  total_pages: 3,
  total_posts: total,
})
const shownIds = (feed: { cards: Card[] }) => feed.cards.map(({ id }) => id)

test('[HOME-05] a first page replaces the list, a later one is appended', () => {
  const first = startFeed({ cards: cards(9, 8), pagination: pagination(1) }, 2)
  expect(shownIds(first)).toEqual([9, 8])
  const second = appendPage(first, { cards: cards(7, 6), pagination: pagination(2) })
  expect(shownIds(second)).toEqual([9, 8, 7, 6])
  expect(second.page).toBe(2)
})

test('[HOME-05] what is shown already is not shown twice', () => {
  const first = startFeed({ cards: cards(9, 8), pagination: pagination(1) }, 2)
  const second = appendPage(first, { cards: cards(8, 7), pagination: pagination(2, 7), next: 'behind 7' })
  expect(shownIds(second)).toEqual([9, 8, 7])
  expect(second.total).toBe(7)
})

test('the total is at least what is shown, and at the end exactly that', () => {
  const first = startFeed({ cards: cards(9, 8), pagination: pagination(1), next: 'behind 8' }, 2)
  const fewer = appendPage(first, { cards: cards(7, 6), pagination: pagination(2, 3), next: 'behind 6' })
  expect([fewer.total, fewer.next]).toEqual([4, 'behind 6'])
  expect(appendPage(fewer, { cards: cards(5), pagination: pagination(3, 9) })).toMatchObject({
    total: 5,
    next: undefined,
  })
})
