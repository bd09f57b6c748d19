import type { Pagination } from '@reable/contract/pagination'
import type { Card } from '../cards/card.ts'

/** The pages of the list that are shown, one after the other. */
export type Feed = {
  /** The place in the whole list of the first card here, from 1. */
  start: number
  page: number
  pages: number
  total: number
  cards: Card[]
}

type ResultPage = { cards: Card[]; pagination: Pagination }

/** A first page replaces the list. */
export function startFeed({ cards, pagination }: ResultPage, perPage: number): Feed {
  const { current_page: page, total_pages: pages, total_posts: total } = pagination
  return { start: (page - 1) * perPage + 1, page, pages, total, cards }
}

/** A later page is appended, without what is shown already. */
export function appendPage(feed: Feed, { cards, pagination }: ResultPage): Feed {
  const shown = new Set(feed.cards.map(({ id }) => id))
  return {
    ...feed,
    page: pagination.current_page,
    pages: pagination.total_pages,
    total: pagination.total_posts,
    cards: [...feed.cards, ...cards.filter(({ id }) => !shown.has(id))],
  }
}

/** True if the notify-me card stands after the card at this index: after the 4th, after every multiple of 24, and at the list's end. */
export function isNotifyPlace({ start, cards, page, pages }: Feed, at: number): boolean {
  const place = start + at
  return place === 4 || place % 24 === 0 || (page >= pages && at === cards.length - 1)
}
