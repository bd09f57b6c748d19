import type { Context } from '#platform/context'
import { selectCards } from '../browse/browse-queries.ts'
import type { FirstRow } from '../browse/card-queries.ts'
import { countIn, countSnapshotOf } from '../counts/count-snapshot.ts'
import { largeTotal, storeCounted } from '../counts/large-totals.ts'
import { shareOfTerms } from './read-terms.ts'
import { isScannedSoon } from './scan-length.ts'
import {
  rankLimit,
  recentLimit,
  type SearchedPage,
  type SearchFilter,
  type SearchPage,
  searchByWords,
  searchRecent,
} from './search-queries.ts'

export type FoundCards = { rows: FirstRow[]; total: number }

/** A total up to this is counted; one above it may be estimated from the newest. */
const exactLimit = 1_000

/** So few listings are read one after the other sooner than the index of words is asked for them. */
const few = 500

/** So few matches are read in a few milliseconds wherever they lie. */
const fewMatches = 1_000

/**
 * Returns one page of the listings that have the terms, the newest or the best first, with the total, by one statement where possible:
 * from the newest that the rest of the filter lets through, or by the index of words where few of those are expected to have the terms,
 * or the newest give less than a first page. All pages of a list come from the same of the two, and what is older follows: so every
 * listing is on one of them.
 */
export async function searchCards(ctx: Context, filter: SearchFilter, page: SearchPage): Promise<FoundCards> {
  const snapshot = await countSnapshotOf(ctx)
  const candidates = countIn(snapshot, filter)
  const share = await shareOfTerms(ctx, filter.terms)
  if (candidates > few && areRare(share, { total: snapshot.total, candidates })) return byWords(ctx, filter, page)
  const forItsValues = !isScannedSoon(snapshot, filter, recentLimit)
  const searched = await searchRecent(ctx, filter, { ...page, forItsValues })
  const { seen, matched } = searched
  if (seen < recentLimit) return { rows: searched.rows, total: matched }
  const estimate = Math.round((matched / seen) * candidates)
  if (estimate <= exactLimit || matched < page.size) return byWords(ctx, filter, page)
  return {
    rows: await withOlder(ctx, filter, { page, searched }),
    total: await largeTotal(ctx, filter, { estimate, isFurtherPage: page.offset > 0 }),
  }
}

async function byWords(ctx: Context, filter: SearchFilter, page: SearchPage): Promise<FoundCards> {
  const searched = await searchByWords(ctx, filter, page)
  const { matched, rows } = searched
  if (matched > exactLimit) storeCounted(ctx, filter, matched)
  if (page.order === 'newest' || page.offset >= rankLimit) return { rows, total: matched }
  const ranked = { ...searched, matched: Math.min(matched, rankLimit) }
  return { rows: matched > rankLimit ? await withOlder(ctx, filter, { page, searched: ranked }) : rows, total: matched }
}

/** Fills a page that reaches beyond what it was chosen from with the newest of what is older. */
async function withOlder(
  ctx: Context,
  filter: SearchFilter,
  { page, searched }: { page: SearchPage; searched: SearchedPage },
): Promise<FirstRow[]> {
  const { rows, matched, floor: below } = searched
  if (rows.length === page.size || !below) return rows
  const rest = { size: page.size - rows.length, offset: Math.max(0, page.offset - matched) }
  return [...rows, ...(await selectCards(ctx, filter, { ...page, ...rest, order: 'newest', below }))]
}

/**
 * Returns whether the index of words is asked first: at the most few match, or few are expected to, if words and filter have nothing to
 * do with each other.
 */
const areRare = (share: number, { total, candidates }: { total: number; candidates: number }) =>
  Math.min(share * total, candidates) <= fewMatches || share * candidates <= exactLimit
