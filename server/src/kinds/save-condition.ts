import type { Answer } from '@reable/contract/client'
import { breaks } from '@reable/contract/kinds/rules'
import { looksSame } from '@reable/contract/messages/find-words'
import type { Person } from '#accounts'
import { readCatalogue } from '#catalogue'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLatestVersion, lockDocuments, refuseWith, serializeChange, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { type ConditionFields, updateCondition } from './kind-queries.ts'

type ChangedCondition = { volunteer: Person | undefined; id: number; seen: number; fields: ConditionFields }

/** A steward changes what a condition is called and says. Refuses as `requireMay` and `writeVersion` do, and a name that another has. */
export async function changeCondition(
  ctx: Context,
  { id, seen, fields, ...input }: ChangedCondition,
): Promise<Answer<'changeCondition'>> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  const document = { kind: 'condition', key: id } as const
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const { conditions } = await readCatalogue(ctx)
    const condition = conditions.get(id)
    if (!condition) throw new Refusal('not_found', 'There is no such condition.')
    const { name, tooltip } = condition
    const isTaken = [...conditions.values()].some((other) => other.id !== id && looksSame(other.name, fields.name))
    refuseWith({ name: isTaken ? breaks.name(fields.name) : undefined })
    await writeVersion(ctx, { volunteer, document, seen, before: { name, tooltip }, after: fields })
    await updateCondition(ctx, id, fields)
  })
  return { id, ...fields, ...serializeChange(await findLatestVersion(ctx, document)) }
}
