import type { Answer } from '@reable/contract/client'
import { readId } from '@reable/contract/ids'
import { looksSame } from '@reable/contract/messages/find-words'
import { placeBreaks, placesFull, placesLimit } from '@reable/contract/places/edited-rules'
import type { FastifyInstance } from 'fastify'
import { actorOf, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { Refusal } from '#platform/refusal'
import {
  changesOf,
  findLastFields,
  findRemoved,
  lockDocuments,
  nextOwnId,
  refuseWith,
  writeFirstVersion,
  writeVersion,
} from '#versions'
import { admitVolunteers, requireMay, requireVolunteer } from '#volunteers'
import type { Locations } from '../location.ts'
import { readLocations } from '../places.ts'
import {
  countListingsByPlace,
  countUsesOfPlace,
  deletePlace,
  findPlaceFields,
  type PlaceFields,
  upsertPlace,
} from './place-queries.ts'

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

/** Lists the places in their order as volunteers edit them, and those that were removed. */
async function listPlaces(ctx: Context): Promise<Answer<'listPlaces'>> {
  const { all } = await readLocations(ctx)
  const posts = await countListingsByPlace(ctx)
  const changeOf = await changesOf(ctx, 'place')
  const removed = await findRemoved(ctx, 'place')
  return {
    places: all.map((place) => ({ ...place, posts: posts.get(place.id) ?? 0, ...changeOf(place.id) })),
    removed: removed.map(({ key, fields }) => ({ id: Number(key), name: (fields as PlaceFields).name })),
  }
}

/** One of them, as it stands now. */
async function getPlace(ctx: Context, id: number): Promise<Answer<'changePlace'>> {
  const { places } = await listPlaces(ctx)
  return places.find((place) => place.id === id) as Answer<'changePlace'>
}

type Removal = { volunteer: Person | undefined; id: number; seen: number }

/**
 * A steward removes a place that nothing refers to; its versions stay, so that it can be brought back. Refuses as `requireMay` and
 * `writeVersion` do, and as a conflict a place that has or had listings, or postal codes.
 */
async function removePlace(ctx: Context, { id, seen, ...input }: Removal): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_places')
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const before = await findPlaceFields(ctx, id)
    if (!before) throw new Refusal('not_found', 'There is no such place.')
    const { listings, days, areas } = await countUsesOfPlace(ctx, id)
    if (listings) throw new Refusal('conflict', placeBreaks.listings(listings))
    if (days) throw new Refusal('conflict', placeBreaks.numbers)
    if (areas) throw new Refusal('conflict', placeBreaks.postalCodes)
    const document = { kind: 'place', key: id } as const
    await writeVersion(ctx, { volunteer, document, seen, before, after: null })
    await deletePlace(ctx, id)
  })
}

type NewPlace = { volunteer: Person | undefined; fields: PlaceFields }

/** A steward adds a place, offered at once. Returns its id. Refuses as `requireMay` does, and a name that another has. */
async function createPlace(ctx: Context, { fields, ...input }: NewPlace): Promise<number> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_places')
  return inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const locations = await readLocations(ctx)
    if (locations.all.length >= placesLimit) throw new Refusal('conflict', placesFull)
    requireSoundPlace({ id: undefined, fields, locations })
    const id = await nextOwnId(ctx, 'place')
    await upsertPlace(ctx, id, fields)
    await writeFirstVersion(ctx, { volunteer, document: { kind: 'place', key: id }, fields })
    return id
  })
}

type ChangedPlace = NewPlace & { id: number; seen: number }

/**
 * A steward changes a place, or brings back one that was removed. Refuses as `requireMay` and `writeVersion` do, a name that another has,
 * to close the last one, and as not found what never was.
 */
async function changePlace(ctx: Context, { id, seen, fields, ...input }: ChangedPlace): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_places')
  const document = { kind: 'place', key: id } as const
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const locations = await readLocations(ctx)
    const before = await findPlaceFields(ctx, id)
    if (!before && !(await findLastFields(ctx, document))) throw new Refusal('not_found', 'There is no such place.')
    if (!before && locations.all.length >= placesLimit) throw new Refusal('conflict', placesFull)
    if (!(await writeVersion(ctx, { volunteer, document, seen, before, after: fields }))) return
    requireSoundPlace({ id, fields, locations })
    await upsertPlace(ctx, id, fields)
  })
}

type Checked = { id: number | undefined; fields: PlaceFields; locations: Locations }

function requireSoundPlace({ id, fields, locations }: Checked): void {
  const others = locations.all.filter((other) => other.id !== id)
  const isTaken = others.some(({ name }) => looksSame(name, fields.name))
  const isLast = fields.closed && others.every(({ closed }) => closed)
  refuseWith({
    name: isTaken ? placeBreaks.name(fields.name) : undefined,
    closed: isLast ? placeBreaks.all : undefined,
  })
}
