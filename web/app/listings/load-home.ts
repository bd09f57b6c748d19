import type { Answer, Client } from '@reable/contract/client'
import { countedWords, searchWordsLimit } from '@reable/contract/listings-rules'
import type { Pagination } from '@reable/contract/pagination'
import type { NearQuery } from '../places/kept-location.ts'
import { addressName, type BrowseQuery, browseQueryOf, isListName } from './browse-address.ts'
import { type Card, cardOf } from './card.ts'
import type { Panel } from './filter-panel-data.ts'

export type Counts = Answer<'countListings'>

/** A page of the list as it was found, with what was asked for it. */
export type FoundList = {
  query: BrowseQuery
  cards: Card[]
  pagination: Pagination
  search?: { asked: string; searched: string } | undefined
  alternatives?: { without: string; total: number }[] | undefined
  /** Where somebody is, when these are the listings around. */
  near?: NearQuery | undefined
  /** When nothing is near: how far to look instead, in kilometres. */
  wider?: { radius: number; total: number } | undefined
  /** What of the address could not be used, in sentences. */
  notes: string[]
}

export type Failure = { message: string; flowId: string }

export type HomeData = { panel: Panel; counts: Counts; near?: NearQuery | undefined } & (
  | { failed: false; list: FoundList }
  | { failed: true; failure: Failure }
)

/**
 * The home page's list and filter. What the API refuses of the address is left out and told in words; the rest is shown. `near`
 * is where somebody is, which a browser alone knows.
 */
export async function loadHome(
  api: Client,
  address: URLSearchParams,
  panel: Panel | Promise<Panel>,
  near?: NearQuery,
): Promise<HomeData> {
  const query = { ...browseQueryOf(address), ...near }
  const [list, counts, offered] = await Promise.all([
    ask(api, query, { notes: [], repairs: 0, least: { ...near } }),
    countsOf(api, query),
    panel,
  ])
  if ('message' in list) return { failed: true, failure: list, panel: offered, counts, near }
  const used = list.notes.length ? await countsOf(api, list.query) : counts
  const wider = near && list.pagination.total_posts === 0 ? await lookWider(api, list.query, near) : undefined
  return { failed: false, list: { ...list, near, wider }, panel: offered, counts: used, near }
}

/** Fetched when it is wanted, which is seldom; without it the list is empty all the same. */
const lookWider = async (...asked: [Client, BrowseQuery, NearQuery]) =>
  import('../places/wider-radius.ts').then(({ widerRadius }) => widerRadius(...asked)).catch(() => undefined)

/** How many each choice would show; null when that is not at hand. */
export async function countsOf(api: Client, query: BrowseQuery): Promise<Counts> {
  const { page: _, before: __, sorted_by: ___, ...filter } = query
  const reply = await api('countListings', { query: filter })
  return reply.ok ? reply.data : null
}

/** One for form, one for names. An answer tells no more than twenty faults, so an address full of them is given up whole. */
const mostRepairs = 2

/** What was told until now; `least` is asked for when all else is given up. */
type Asking = { notes: string[]; repairs: number; least: BrowseQuery }

/** Asks, and again without what was refused. */
async function ask(api: Client, query: BrowseQuery, asking: Asking): Promise<FoundList | Failure> {
  const { notes, repairs, least } = asking
  const reply = await api('browseListings', { query })
  if (reply.ok) {
    const { search, alternatives } = reply.answer
    return {
      query,
      cards: reply.data.map(cardOf),
      pagination: reply.pagination as Pagination,
      search,
      alternatives,
      notes: [...notes, ...wordsLeftOut(query)],
    }
  }
  const failure = { message: reply.failure.error, flowId: reply.failure.flow_id }
  if (reply.status !== 422) return failure
  const errors = reply.failure.errors ?? {}
  if (sizeOf(query) === sizeOf(least)) return failure
  const kept = usable(query, errors)
  const isMended = repairs < mostRepairs && sizeOf(kept) < sizeOf(query)
  const told = [...new Set([...notes, ...Object.values(errors).flat()])]
  return ask(api, isMended ? kept : least, { notes: told, repairs: repairs + 1, least })
}

/** That a search has more words than count. */
function wordsLeftOut({ search_query: search = '' }: BrowseQuery): string[] {
  const counted = countedWords(String(search))
  return counted === search ? [] : [`Only the first ${searchWordsLimit} words of a search count: “${counted}”`]
}

/** The query without what was refused: of a list of names those that a sentence quotes, else the whole of a key. */
function usable(query: BrowseQuery, errors: Record<string, string[]>): BrowseQuery {
  const entries = Object.entries(query).flatMap(([name, value]) => {
    const told = Object.entries(errors).flatMap(([key, told]) => (addressName(key) === addressName(name) ? told : []))
    if (!told.length) return [[name, value] as const]
    if (!isListName(addressName(name))) return []
    const names = [value].flat()
    const known = names.filter((one) => !told.some((sentence) => sentence.includes(`“${one}”`)))
    return known.length && known.length < names.length ? [[name, known] as const] : []
  })
  return Object.fromEntries(entries)
}

const sizeOf = (query: BrowseQuery) => Object.values(query).flat().length
