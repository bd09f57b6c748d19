import type { Answer } from '@reable/contract/client'
import { listingsPerPage, type SortOption } from '@reable/contract/listings/rules'
import { locationsNear } from '#places'
import type { Context } from '#platform/context'
import { totalOf } from '../counts/totals.ts'
import { type FilterNames, readFilter } from '../search/read-filter.ts'
import { readWords, shareOfWords } from '../search/read-words.ts'
import { soughtIn } from '../suggestions/sought.ts'
import { suggest } from '../suggestions/suggest.ts'
import { type CardRow, recent, selectCards } from './browse-queries.ts'
import { findAlternatives } from './find-alternatives.ts'
import { cardAnswer, type Lists } from './listing-answers.ts'
import { listsOf } from './lists.ts'

type Browsing = FilterNames & { page: number; before?: number | undefined; sorted_by?: SortOption | undefined }

export type Browsed = {
  cards: Answer<'browseListings'>
  total: number
  /** Set when another word than the one asked for was searched for. */
  search?: { asked: string; searched: string }
  /** Set when nothing matches. */
  alternatives?: { without: string; total: number }[]
  /** Set when the words name a kind or a size, on the first page. */
  suggestions?: { label: string; query: Record<string, string> }[]
  kind?: { name: string; pictured_type_id: number }
}

/** One page of the public list, with how many listings match in all. Refuses names it does not know. */
export async function browseListings(ctx: Context, browsing: Browsing): Promise<Browsed> {
  const lists = await listsOf(ctx)
  const asked = readFilter(browsing, lists)
  const words = asked.words && (await readWords(ctx, asked.words))
  const filter = { ...asked, words }
  const rare = words !== undefined && (await areRare(ctx, words))
  const sought = await soughtIn(ctx, asked, lists.catalogue)
  const [rows, total, suggestions] = await Promise.all([
    selectCards(ctx, filter, {
      order: orderOf(browsing, words),
      size: listingsPerPage,
      offset: (browsing.page - 1) * listingsPerPage,
      before: browsing.before,
      rare,
    }),
    totalOf(ctx, filter),
    browsing.page === 1 ? suggest(ctx, { filter, sought, catalogue: lists.catalogue }) : [],
  ])
  return {
    cards: cardsFor(browsing, rows, lists, ctx.clock.now()),
    total,
    ...(words && words !== asked.words && { search: { asked: asked.words as string, searched: words } }),
    ...(suggestions.length > 0 && { suggestions }),
    ...(sought.kind && { kind: sought.kind }),
    ...(total === 0 && { alternatives: await findAlternatives(ctx, filter) }),
  }
}

/** Whether a page's worth of them is not to be expected among the newest. */
const areRare = async (ctx: Context, words: string) => (await shareOfWords(ctx, words)) * recent < listingsPerPage

/** Nearest first is an order only for who says where they are. */
function orderOf({ sorted_by: asked, near }: Browsing, words: string | undefined): SortOption {
  const known = asked === 'nearest' && !near ? undefined : asked
  return known ?? (words ? 'best_match' : 'newest')
}

/** How far away each is stands on it for who shares a location. */
function cardsFor({ near }: Browsing, rows: CardRow[], lists: Lists, now: Date): Browsed['cards'] {
  const cards = rows.map((row) => cardAnswer(row, lists, now))
  if (!near) return cards
  const away = new Map(locationsNear(lists.locations, near).map(({ location, distance }) => [location.id, distance]))
  return cards.map((card) => ({ ...card, distance: away.get(card.location.id) }))
}
