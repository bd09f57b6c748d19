import { searchNameBreaks, searchNamesLimit } from '@reable/contract/search-names/rules'
import type { Person } from '#accounts'
import { readCatalogue } from '#catalogue'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLastFields, lockDocuments, refuseWith, writeFirstVersion, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { countNames, findNameFields, insertName, isNameTaken, upsertName } from './edited-names-queries.ts'
import type { SearchNameFields } from './search-names-queries.ts'

type NewName = { volunteer: Person | undefined; fields: SearchNameFields }

/** A steward adds a name or a need. Returns its id. Refuses as `requireMay` does, and what is in the list already. */
export async function createSearchName(ctx: Context, { fields, ...input }: NewName): Promise<number> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  return inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    await requireRoom(ctx)
    await requireSoundName(ctx, { id: undefined, fields })
    const id = await insertName(ctx, fields)
    await writeFirstVersion(ctx, { volunteer, document: { kind: 'search_name', key: id }, fields })
    return id
  })
}

type ChangedName = NewName & { id: number; seen: number }

/**
 * A steward changes a name or a need, or brings back one that was removed. Refuses as `requireMay` and `writeVersion` do, what is in the list
 * already, and as not found what never was.
 */
export async function changeSearchName(ctx: Context, { id, seen, fields, ...input }: ChangedName): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  const document = { kind: 'search_name', key: id } as const
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const before = await findNameFields(ctx, id)
    if (!before) {
      if (!(await findLastFields(ctx, document))) throw new Refusal('not_found', 'There is no such name.')
      await requireRoom(ctx)
    }
    if (!(await writeVersion(ctx, { volunteer, document, seen, before, after: fields }))) return
    await requireSoundName(ctx, { id, fields })
    await upsertName(ctx, id, fields)
  })
}

async function requireRoom(ctx: Context): Promise<void> {
  if ((await countNames(ctx)) >= searchNamesLimit) throw new Refusal('conflict', searchNameBreaks.full)
}

type Checked = { id: number | undefined; fields: SearchNameFields }

async function requireSoundName(
  ctx: Context,
  { id, fields: { name, equipment_type_ids: ids } }: Checked,
): Promise<void> {
  const { types } = await readCatalogue(ctx)
  refuseWith({
    name: (await isNameTaken(ctx, { id, name })) ? searchNameBreaks.taken(name) : undefined,
    equipment_type_ids: ids.every((id) => types.has(id)) ? undefined : searchNameBreaks.kinds,
  })
}
