import { breaks } from '@reable/contract/kinds/rules'
import type { Person } from '#accounts'
import { readCatalogue } from '#catalogue'
import { learnWordsSoon } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockDocuments, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { kindFieldsOf } from './kind-fields.ts'
import { deleteKind } from './kind-queries.ts'
import { countUsesOf } from './use-queries.ts'

type Removal = { volunteer: Person | undefined; id: number; seen: number }

/**
 * A steward removes a kind that nothing refers to; its versions stay, so that it can be brought back. Refuses as `requireMay` and
 * `writeVersion` do, and as a conflict a kind that has or had listings, or that somebody waits for.
 */
export async function removeKind(ctx: Context, { id, seen, ...input }: Removal): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const type = (await readCatalogue(ctx)).types.get(id)
    if (!type) throw new Refusal('not_found', 'There is no such kind.')
    const { listings, waiting, days } = await countUsesOf(ctx, id)
    if (listings || waiting || days) throw new Refusal('conflict', breaks.removal(listings, waiting))
    const document = { kind: 'type', key: id } as const
    await writeVersion(ctx, { volunteer, document, seen, before: kindFieldsOf(type), after: null })
    await deleteKind(ctx, id)
    await learnWordsSoon(ctx)
  })
}
