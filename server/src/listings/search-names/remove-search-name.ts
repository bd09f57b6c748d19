import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockDocuments, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { deleteName, findNameFields } from './edited-names-queries.ts'

type Removal = { volunteer: Person | undefined; id: number; seen: number }

/** A steward removes a name or a need; its versions stay, so that it can be brought back. Refuses as `requireMay` and `writeVersion` do. */
export async function removeSearchName(ctx: Context, { id, seen, ...input }: Removal): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const before = await findNameFields(ctx, id)
    if (!before) throw new Refusal('not_found', 'There is no such name.')
    const document = { kind: 'search_name', key: id } as const
    await writeVersion(ctx, { volunteer, document, seen, before, after: null })
    await deleteName(ctx, id)
  })
}
