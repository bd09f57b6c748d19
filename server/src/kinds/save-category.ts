import type { Answer } from '@reable/contract/client'
import { breaks } from '@reable/contract/kinds/rules'
import { looksSame } from '@reable/contract/messages/find-words'
import type { Person } from '#accounts'
import { readCatalogue } from '#catalogue'
import { learnWordsSoon, reindexListingsSoon } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLatestVersion, lockDocuments, refuseWith, serializeChange, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { categoryFieldsOf } from './kind-fields.ts'
import { type CategoryFields, updateCategory } from './kind-queries.ts'

type ChangedCategory = { volunteer: Person | undefined; id: number; seen: number; fields: CategoryFields }

/**
 * A steward changes what a category is called and says, and where it stands; its listings are found by its new name soon. Refuses as
 * `requireMay` and `writeVersion` do, and a name that a kind or another category has.
 */
export async function changeCategory(
  ctx: Context,
  { id, seen, fields, ...input }: ChangedCategory,
): Promise<Answer<'changeCategory'>> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  const document = { kind: 'category', key: id } as const
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const { categories, types } = await readCatalogue(ctx)
    const category = categories.get(id)
    if (!category) throw new Refusal('not_found', 'There is no such category.')
    const others = [...[...categories.values()].filter((other) => other.id !== id), ...types.values()]
    const isTaken = others.some(({ name }) => looksSame(name, fields.name))
    refuseWith({ name: isTaken ? breaks.name(fields.name) : undefined })
    const before = categoryFieldsOf(category)
    if (!(await writeVersion(ctx, { volunteer, document, seen, before, after: fields }))) return
    await updateCategory(ctx, id, fields)
    if (before.name === fields.name) return
    await reindexListingsSoon(ctx)
    await learnWordsSoon(ctx)
  })
  return { id, ...fields, ...serializeChange(await findLatestVersion(ctx, document)) }
}
