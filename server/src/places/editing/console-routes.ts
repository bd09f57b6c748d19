import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { admitVolunteers, requireVolunteer } from '#volunteers'
import { getPlace, listPlaces } from './list-places.ts'
import { removePlace } from './remove-place.ts'
import { changePlace, createPlace } from './save-place.ts'

/** Places as volunteers edit them: all of them read, stewards change them. Bodies from anyone else are not read. */
export function placesConsoleRoutes(api: FastifyInstance, ctx: Context): void {
  const forStewards = { authorize: admitVolunteers(ctx, 'change_places') }
  bind(api, 'listPlaces', async ({ request }) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await listPlaces(ctx) }
  })
  const create = async ({ body: fields, request }: BoundRequest<'createPlace'>) => {
    const id = await createPlace(ctx, { volunteer: await actorOf(ctx, request), fields })
    return { data: await getPlace(ctx, id) }
  }
  bind(api, 'createPlace', create, forStewards)
  const change = async ({ params, body: { version: seen, ...fields }, request }: BoundRequest<'changePlace'>) => {
    const id = readId(params.id)
    await changePlace(ctx, { volunteer: await actorOf(ctx, request), id, seen, fields })
    return { data: await getPlace(ctx, id) }
  }
  bind(api, 'changePlace', change, forStewards)
  const remove = async ({ params, body: { version: seen }, request }: BoundRequest<'removePlace'>) => {
    const id = readId(params.id)
    await removePlace(ctx, { volunteer: await actorOf(ctx, request), id, seen })
    return { data: { id } }
  }
  bind(api, 'removePlace', remove, forStewards)
}
