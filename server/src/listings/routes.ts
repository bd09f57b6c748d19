import { readId } from '@reable/contract/ids'
import { listingsPerPage, sortOptions } from '@reable/contract/listings/rules'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, type Limits, repeatWhileListening, setPaginationHeader } from '#platform/http'
import { browseListings } from './browse/browse-listings.ts'
import { getListing } from './browse/get-listing.ts'
import { getSeller } from './browse/get-seller.ts'
import { listRecentListings, listRelatedListings } from './browse/list-cards.ts'
import { listOthersOfSeller } from './browse/list-others-of-seller.ts'
import { countListings } from './counts/count-listings.ts'
import { countSnapshotOf } from './counts/count-snapshot.ts'
import { importRoutes } from './imports/import-routes.ts'
import { sheetRoutes } from './imports/sheet-routes.ts'
import { linkRoutes } from './links/link-routes.ts'
import { ownListingsRoutes } from './own/own-routes.ts'
import { storeRecentSearches } from './search/recent-searches.ts'
import { searchNamesRoutes } from './search-names/routes.ts'
import { suggestSearches } from './understand/suggest-searches.ts'
import { understandSearch } from './understand/understand-search.ts'

export function listingsRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  ownListingsRoutes(api, ctx, limits)
  linkRoutes(api, ctx, limits)
  importRoutes(api, ctx, limits)
  sheetRoutes(api, ctx)
  searchNamesRoutes(api, ctx)
  repeatWhileListening(api, { every: minute, run: () => storeRecentSearches(ctx) })
  // Taken at the start, so that the first page does not wait for it; a failure is reported by the next request.
  api.addHook('onListen', async () => {
    countSnapshotOf(ctx).catch(() => {})
  })
  bind(api, 'browseListings', async ({ query, reply }) => {
    const { cards, total, ...extras } = await browseListings(ctx, query)
    setPaginationHeader(reply, query.page, listingsPerPage, total)
    return { data: cards, ...extras }
  })
  bind(api, 'understandSearch', async ({ query }) => ({ data: await understandSearch(ctx, query) }))
  bind(api, 'suggestSearches', async ({ query }) => ({ data: await suggestSearches(ctx, query.search_query) }))
  bind(api, 'countListings', async ({ query }) => ({ data: await countListings(ctx, query) }))
  bind(api, 'listRelatedListings', async ({ query }) => ({ data: await listRelatedListings(ctx, query) }))
  bind(api, 'listRecentListings', async ({ query }) => {
    const ids = query.post_ids ?? query['post_ids[]'] ?? []
    return { data: await listRecentListings(ctx, { ids, user_id: query.user_id }) }
  })
  bind(api, 'getListing', async ({ params, request }) => {
    const post = await getListing(ctx, { id: readId(params.id), actor: await actorOf(ctx, request) })
    return { data: { post } }
  })
  bind(api, 'getSeller', async ({ params }) => ({ data: await getSeller(ctx, { id: readId(params.id) }) }))
  bind(api, 'listOthersOfSeller', async ({ params }) => ({
    data: await listOthersOfSeller(ctx, { id: readId(params.id) }),
  }))
  bind(api, 'listSortOptions', async () => ({ data: sortOptions.map(({ text, value }) => ({ text, value })) }))
}
