import type { Answer, Client } from '@reable/contract/client'
import { listingsPerPage } from '@reable/contract/listings/rules'
import type { Pagination } from '@reable/contract/pagination'
import type { NearQuery } from '../../places/stored-location.ts'
import { type BrowseQuery, browseQueryOf, isFieldKey } from '../browse/browse-address.ts'
import type { Failure, FoundList, RefusedQuery, Understood } from '../browse/found-list.ts'
import type { loadAlternativeLinks } from '../browse/load-alternative-links.ts'
import { cardOf } from '../cards/card.ts'
import type { Panel } from '../filter/filter-panel-data.ts'

export type Counts = Answer<'countListings'>

export type HomeData = { panel: Panel; counts: Counts; near?: NearQuery | undefined } & (
  | { failed: false; list: FoundList }
  | { failed: true; failure: Failure }
)

/**
 * The home page's list and filter. What the API refuses of the address is left out and noted; the rest is shown. `near`
 * is where somebody is, which a browser alone knows.
 */
export async function loadHome(
  api: Client,
  address: URLSearchParams,
  panel: Panel | Promise<Panel>,
  { near, understood }: { near?: NearQuery | undefined; understood?: Understood | undefined } = {},
): Promise<HomeData> {
  const query = { ...browseQueryOf(address), ...near }
  const [list, counts, resolvedPanel] = await Promise.all([
    fetchList(api, query, { ...near }),
    loadCounts(api, query),
    panel,
  ])
  if ('message' in list) return { failed: true, failure: list, panel: resolvedPanel, counts, near }
  const listCounts = list.notes.length ? await loadCounts(api, list.query) : counts
  const isEmpty = list.pagination.total_posts === 0
  const alternativeLinks = isEmpty
    ? await importAlternativeLinks(api, list, { near, address, panel: resolvedPanel })
    : undefined
  const unstated = await loadUnstated(api, list)
  return {
    failed: false,
    list: { ...list, near, alternativeLinks, understood, unstated },
    panel: resolvedPanel,
    counts: listCounts,
    near,
  }
}

/** Fetched when they are wanted, which is seldom; without them the list is empty all the same. */
const importAlternativeLinks = async (...args: Parameters<typeof loadAlternativeLinks>) =>
  import('../browse/load-alternative-links.ts')
    .then(({ loadAlternativeLinks }) => loadAlternativeLinks(...args))
    .catch(() => undefined)

/** The number of listings that each choice would show; null when the call fails. */
export async function loadCounts(api: Client, query: BrowseQuery): Promise<Counts> {
  const { page: _, before: __, sorted_by: ___, ...filter } = query
  const reply = await api('countListings', { query: filter })
  return reply.ok ? reply.data : null
}

/** Fetches the list, if necessary again without what was refused; the code for that is loaded only then. */
async function fetchList(api: Client, query: BrowseQuery, minimal: BrowseQuery): Promise<FoundList | Failure> {
  const firstAnswer = await fetchListOnce(api, query)
  if (!('errors' in firstAnswer)) return firstAnswer
  const fetchNext = (next: BrowseQuery) => fetchListOnce(api, next)
  return import('../browse/retry-without-refused.ts').then(
    ({ retryWithoutRefused }) => retryWithoutRefused(query, firstAnswer, { minimal, fetchList: fetchNext }),
    () => firstAnswer,
  )
}

async function fetchListOnce(api: Client, query: BrowseQuery): Promise<FoundList | Failure | RefusedQuery> {
  const reply = await api('browseListings', { query })
  if (reply.ok) {
    const { search, kind, alternatives, next } = reply.answer
    return {
      ...{ query, search, kind, alternatives, next },
      cards: reply.data.map(cardOf),
      pagination: reply.pagination as Pagination,
      notes: [],
    }
  }
  const { error: message, flow_id: flowId, errors = {} } = reply.failure
  return { message, flowId, ...(reply.status === 422 && { errors }) }
}

/** Of a list with a measure that ends on its first page: the listings that do not state the measure. */
async function loadUnstated(api: Client, { query, pagination }: FoundList): Promise<FoundList['unstated']> {
  const bounds = Object.keys(query).filter((key) => isFieldKey(key) && /\.(from|to)$/.test(key))
  const [bound] = bounds
  if (!bound || pagination.total_posts > listingsPerPage || pagination.current_page > 1) return undefined
  const name = bound.replace(/\.(from|to)$/, '')
  if (query[`${name}.unknown`]) return undefined
  const others = Object.entries(query).filter(([key]) => !bounds.includes(key))
  const unstatedQuery = { ...Object.fromEntries(others), [`${name}.unknown`]: 'only' }
  const reply = await api('browseListings', { query: unstatedQuery })
  if (!reply.ok || !reply.data.length) return undefined
  return { cards: reply.data.map(cardOf), total: reply.pagination?.total_posts ?? 0, query: unstatedQuery }
}
