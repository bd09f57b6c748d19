import { listingsPerPage, sortOptions } from '@reable/contract/listings-rules'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { bind, paginationHeader } from '#platform/http'
import { browseListings } from './browse-listings.ts'
import { getListing } from './get-listing.ts'

export function listingsRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'browseListings', async ({ query, reply }) => {
    const { cards, total } = await browseListings(ctx, query)
    paginationHeader(reply, query.page, listingsPerPage, total)
    return { data: cards }
  })
  bind(api, 'getListing', async ({ params, request }) => {
    const post = await getListing(ctx, { id: params.id, actor: await actorOf(ctx, request) })
    return { data: { post } }
  })
  bind(api, 'listSortOptions', async () => ({ data: sortOptions.map(({ text, value }) => ({ text, value })) }))
}
