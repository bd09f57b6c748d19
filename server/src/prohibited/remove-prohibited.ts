import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockDocuments, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { deleteItem, findProhibitedFields } from './prohibited-queries.ts'

type Removal = { volunteer: Person | undefined; id: number; seen: number }

/** A steward takes something off the list; its versions stay, so that it can be brought back. Refuses as `requireMay` and `writeVersion` do. */
export async function removeProhibited(ctx: Context, { id, seen, ...input }: Removal): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_prohibited')
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const before = await findProhibitedFields(ctx, id)
    if (!before) throw new Refusal('not_found', 'There is no such item.')
    const document = { kind: 'prohibited', key: id } as const
    await writeVersion(ctx, { volunteer, document, seen, before, after: null })
    await deleteItem(ctx, id)
  })
}
