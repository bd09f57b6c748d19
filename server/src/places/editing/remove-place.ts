import { placeBreaks } from '@reable/contract/places/edited-rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockDocuments, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { countUsesOfPlace, deletePlace, findPlaceFields } from './place-queries.ts'

type Removal = { volunteer: Person | undefined; id: number; seen: number }

/**
 * A steward removes a place that nothing refers to; its versions stay, so that it can be brought back. Refuses as `requireMay` and
 * `writeVersion` do, and as a conflict a place that has or had listings, or postal codes.
 */
export async function removePlace(ctx: Context, { id, seen, ...input }: Removal): Promise<void> {
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
