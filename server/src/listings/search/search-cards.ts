import type { Context } from '#platform/context'
import { selectCards } from '../browse/browse-queries.ts'
import type { CardRow } from '../browse/card-queries.ts'
import { countIn, countSnapshotOf } from '../counts/count-snapshot.ts'
import { largeTotal } from '../counts/large-totals.ts'
import { shareOfTerms } from './read-terms.ts'
import { isScannedSoon } from './scan-length.ts'
import {
  rankLimit,
  recentLimit,
  type SearchFilter,
  type SearchPage,
  searchByWords,
  searchRecent,
} from './search-queries.ts'

export type FoundCards = { rows: CardRow[]; total: number }

/** A total up to this is counted; one above it may be estimated from the newest. */
const exactLimit = 1_000

/** So few listings are read one after the other sooner than the index of words is asked for them. */
const few = 500

/** So few matches are read in a few milliseconds wherever they lie. */
const fewMatches = 1_000

/**
 * Returns one page of the listings that have the terms, the newest or the best first, with the total, by one statement where possible:
 * from the newest that the rest of the filter lets through, or by the index of words where few of those are expected to have the terms.
 * Where the newest give less than a page, the index is asked next; a page that lies deeper still is read in the order of newest.
 */
export async function searchCards(ctx: Context, filter: SearchFilter, page: SearchPage): Promise<FoundCards> {
  const snapshot = await countSnapshotOf(ctx)
  const candidates = countIn(snapshot, filter)
  const share = await shareOfTerms(ctx, filter.terms)
  if (candidates > few && areRare(share, { total: snapshot.total, candidates })) return byWords(ctx, filter, page)
  const forItsValues = !isScannedSoon(snapshot, filter, recentLimit)
  const { rows, seen, matched } = await searchRecent(ctx, filter, { ...page, forItsValues })
  if (seen < recentLimit) return { rows, total: matched }
  const estimate = Math.round((matched / seen) * candidates)
  const isWhole = rows.length === page.size
  if (estimate <= exactLimit || (!isWhole && page.offset + page.size <= rankLimit)) return byWords(ctx, filter, page)
  return {
    rows: isWhole ? rows : await selectCards(ctx, filter, page),
    total: await largeTotal(ctx, filter, { estimate, isFurtherPage: page.offset > 0 }),
  }
}

async function byWords(ctx: Context, filter: SearchFilter, page: SearchPage): Promise<FoundCards> {
  const { rows, matched } = await searchByWords(ctx, filter, page)
  return { rows, total: matched }
}

/**
 * Returns whether the index of words is asked first: at the most few match, or few are expected to, if words and filter have nothing to
 * do with each other.
 */
const areRare = (share: number, { total, candidates }: { total: number; candidates: number }) =>
  Math.min(share * total, candidates) <= fewMatches || share * candidates <= exactLimit
