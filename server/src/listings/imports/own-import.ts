import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findImport, type ImportRow, lockImport, touchImport } from './import-queries.ts'
import { requireMember } from './require-member.ts'

export type OwnImport = { person: Person; id: number }

/** Returns an import of the person's own. Refuses as `requireMember` does, and as not found what is not theirs. */
export async function getOwnImport(ctx: Context, { person, id }: OwnImport): Promise<ImportRow> {
  requireMember(person)
  return requireFound(await findImport(ctx, { id, ownerId: person.id }))
}

/** Changes an import of the person's own, one change after the other, in a transaction. Refuses as `getOwnImport` does. */
export async function changeOwnImport<Result>(
  ctx: Context,
  { person, id }: OwnImport,
  change: (ctx: Context, row: ImportRow) => Promise<Result>,
): Promise<Result> {
  requireMember(person)
  return inTransaction(ctx, async (ctx) => {
    const row = requireFound(await lockImport(ctx, { id, ownerId: person.id }))
    await touchImport(ctx, id)
    return change(ctx, row)
  })
}

function requireFound(row: ImportRow | undefined): ImportRow {
  if (!row) throw new Refusal('not_found', 'There is no such list here. It may have been removed.')
  return row
}
