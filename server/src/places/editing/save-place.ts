import { looksSame } from '@reable/contract/messages/find-words'
import { placeBreaks, placesFull, placesLimit } from '@reable/contract/places/edited-rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLastFields, lockDocuments, nextOwnId, refuseWith, writeFirstVersion, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import type { Locations } from '../location.ts'
import { readLocations } from '../places.ts'
import { findPlaceFields, type PlaceFields, upsertPlace } from './place-queries.ts'

type NewPlace = { volunteer: Person | undefined; fields: PlaceFields }

/** A steward adds a place, offered at once. Returns its id. Refuses as `requireMay` does, and a name that another has. */
export async function createPlace(ctx: Context, { fields, ...input }: NewPlace): Promise<number> {
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
export async function changePlace(ctx: Context, { id, seen, fields, ...input }: ChangedPlace): Promise<void> {
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
