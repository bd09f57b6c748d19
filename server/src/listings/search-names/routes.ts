import { readId } from '@reable/contract/ids'
import { searchNamesPerPage } from '@reable/contract/search-names/rules'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, setPaginationHeader } from '#platform/http'
import { admitVolunteers, requireVolunteer } from '#volunteers'
import { getSearchName, listSearchNames } from './list-search-names.ts'
import { removeSearchName } from './remove-search-name.ts'
import { changeSearchName, createSearchName } from './save-search-name.ts'
import { listMissedWords, trySearchName } from './try-search-name.ts'

/** The names and needs that searches are read by: volunteers read them, stewards change them. */
export function searchNamesRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listSearchNames', async ({ query, request, reply }) => {
    requireVolunteer(await actorOf(ctx, request))
    const { total, ...data } = await listSearchNames(ctx, query)
    setPaginationHeader(reply, query.page, searchNamesPerPage, total)
    return { data }
  })
  bind(api, 'listMissedWords', async ({ request }) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await listMissedWords(ctx) }
  })
  const attempt = async ({ body, request }: BoundRequest<'trySearchName'>) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await trySearchName(ctx, body) }
  }
  bind(api, 'trySearchName', attempt, { authorize: admitVolunteers(ctx) })
  changes(api, ctx)
}

/** Bodies from anyone but stewards are not read. */
function changes(api: FastifyInstance, ctx: Context): void {
  const forStewards = { authorize: admitVolunteers(ctx, 'change_kinds') }
  const create = async ({ body: fields, request }: BoundRequest<'createSearchName'>) => {
    const id = await createSearchName(ctx, { volunteer: await actorOf(ctx, request), fields })
    return { data: await getSearchName(ctx, id) }
  }
  bind(api, 'createSearchName', create, forStewards)
  const change = async ({ params, body: { version: seen, ...fields }, request }: BoundRequest<'changeSearchName'>) => {
    const id = readId(params.id)
    await changeSearchName(ctx, { volunteer: await actorOf(ctx, request), id, seen, fields })
    return { data: await getSearchName(ctx, id) }
  }
  bind(api, 'changeSearchName', change, forStewards)
  const remove = async ({ params, body: { version: seen }, request }: BoundRequest<'removeSearchName'>) => {
    const id = readId(params.id)
    await removeSearchName(ctx, { volunteer: await actorOf(ctx, request), id, seen })
    return { data: { id } }
  }
  bind(api, 'removeSearchName', remove, forStewards)
}
