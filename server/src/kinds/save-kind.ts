import { isDeepStrictEqual } from 'node:util'
import { kindsFull, kindsLimit } from '@reable/contract/kinds/rules'
import type { Person } from '#accounts'
import { readCatalogue } from '#catalogue'
import { learnWordsSoon, reindexListingsSoon } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLastFields, lockDocuments, nextOwnId, writeFirstVersion, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { requireSoundKind } from './check-kind.ts'
import { kindFieldsOf } from './kind-fields.ts'
import { type KindFields, upsertKind } from './kind-queries.ts'

type NewKind = { volunteer: Person | undefined; fields: KindFields }

/** A steward makes a new kind, offered at once. Returns its id. Refuses as `requireMay` and `requireSoundKind` do. */
export async function createKind(ctx: Context, { fields, ...input }: NewKind): Promise<number> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  return inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const catalogue = await readCatalogue(ctx)
    if (catalogue.types.size >= kindsLimit) throw new Refusal('conflict', kindsFull)
    if (!catalogue.categories.has(fields.category_id)) throw new Refusal('not_found', 'There is no such category.')
    await requireSoundKind(ctx, { id: undefined, fields, catalogue })
    const id = await nextOwnId(ctx, 'type')
    await upsertKind(ctx, id, fields)
    await writeFirstVersion(ctx, { volunteer, document: { kind: 'type', key: id }, fields })
    await learnWordsSoon(ctx)
    return id
  })
}

type ChangedKind = { volunteer: Person | undefined; id: number; seen: number; fields: Omit<KindFields, 'category_id'> }

/**
 * A steward changes a kind, or brings back one that was removed; listings are found by its new names soon. Refuses as `requireMay`,
 * `requireSoundKind` and `writeVersion` do, and as not found what never was.
 */
export async function changeKind(ctx: Context, { id, seen, ...input }: ChangedKind): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  const document = { kind: 'type', key: id } as const
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const catalogue = await readCatalogue(ctx)
    const type = catalogue.types.get(id)
    const before = type && kindFieldsOf(type)
    const last = before ?? ((await findLastFields(ctx, document))?.fields as KindFields | undefined)
    if (!last) throw new Refusal('not_found', 'There is no such kind.')
    if (!before && catalogue.types.size >= kindsLimit) throw new Refusal('conflict', kindsFull)
    const after = { category_id: last.category_id, ...input.fields }
    const isChanged = await writeVersion(ctx, { volunteer, document, seen, before, after })
    if (!isChanged) return
    await requireSoundKind(ctx, { id, fields: after, catalogue })
    await upsertKind(ctx, id, after)
    if (!isDeepStrictEqual(namesOf(before), namesOf(after))) await learnNames(ctx)
  })
}

const namesOf = (fields: KindFields | undefined) => fields && [fields.name, ...fields.synonyms]

/** Listings are found by what their kind is called, and typos are compared with it. */
async function learnNames(ctx: Context): Promise<void> {
  await reindexListingsSoon(ctx)
  await learnWordsSoon(ctx)
}
