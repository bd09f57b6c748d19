import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { admitVolunteers, requireVolunteer } from '#volunteers'
import { getProhibited, listProhibited } from './list-prohibited.ts'
import { prohibitedItemsOf } from './prohibited-items.ts'
import { removeProhibited } from './remove-prohibited.ts'
import { changeProhibited, createProhibited } from './save-prohibited.ts'
import { tryProhibited } from './try-prohibited.ts'

/** What may not be listed: forms of listings ask for it, volunteers read it, stewards change it. */
export function prohibitedRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listProhibitedItems', async () => {
    const items = await prohibitedItemsOf(ctx)
    return { data: items.map(({ what, instead, words, waits }) => ({ what, instead, words, waits })) }
  })
  bind(api, 'listEditedProhibited', async ({ request }) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await listProhibited(ctx) }
  })
  const tryWords = async ({ body, request }: BoundRequest<'tryProhibited'>) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await tryProhibited(ctx, body.words) }
  }
  bind(api, 'tryProhibited', tryWords, { authorize: admitVolunteers(ctx) })
  changes(api, ctx)
}

/** Bodies from anyone but stewards are not read. */
function changes(api: FastifyInstance, ctx: Context): void {
  const forStewards = { authorize: admitVolunteers(ctx, 'change_prohibited') }
  const create = async ({ body: fields, request }: BoundRequest<'createProhibited'>) => {
    const id = await createProhibited(ctx, { volunteer: await actorOf(ctx, request), fields })
    return { data: await getProhibited(ctx, id) }
  }
  bind(api, 'createProhibited', create, forStewards)
  const change = async ({ params, body: { version: seen, ...fields }, request }: BoundRequest<'changeProhibited'>) => {
    const id = readId(params.id)
    await changeProhibited(ctx, { volunteer: await actorOf(ctx, request), id, seen, fields })
    return { data: await getProhibited(ctx, id) }
  }
  bind(api, 'changeProhibited', change, forStewards)
  const remove = async ({ params, body: { version: seen }, request }: BoundRequest<'removeProhibited'>) => {
    const id = readId(params.id)
    await removeProhibited(ctx, { volunteer: await actorOf(ctx, request), id, seen })
    return { data: { id } }
  }
  bind(api, 'removeProhibited', remove, forStewards)
}
