import type { Pagination } from '@reable/contract/pagination'
import type { Card } from '../cards/card.ts'

/** The pages of the list that are shown, one after the other. */
export type Feed = {
  /** The place in the whole list of the first card here, from 1. */
  start: number
  page: number
  total: number
  cards: Card[]
  /** Where the list goes on, behind its last card; absent at its end. */
  next?: string | undefined
}

type ResultPage = { cards: Card[]; pagination: Pagination; next?: string | undefined }

/** A first page replaces the list. */
export function startFeed({ cards, pagination, next }: ResultPage, perPage: number): Feed {
  const { current_page: page, total_posts: total } = pagination
  return { start: (page - 1) * perPage + 1, page, total, cards, next }
}

/**
 * A later page is appended, without what is shown already. What went since stays where it was shown, and what came is in the next list: so
 * the total is at least what is shown, and at the end exactly that.
 */
export function appendPage(feed: Feed, { cards: added, pagination, next }: ResultPage): Feed {
  const shown = new Set(feed.cards.map(({ id }) => id))
  const cards = [...feed.cards, ...added.filter(({ id }) => !shown.has(id))]
  const last = feed.start + cards.length - 1
  const total = next === undefined ? last : Math.max(pagination.total_posts, last)
  return { ...feed, page: pagination.current_page, total, cards, next }
}

/** True if the notify-me card stands after the card at this index: after the 4th, after every multiple of 24, and at the list's end. */
export function isNotifyPlace({ start, cards, next }: Feed, at: number): boolean {
  const place = start + at
  return place === 4 || place % 24 === 0 || (next === undefined && at === cards.length - 1)
}
