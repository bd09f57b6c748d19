import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Returns those of the references under which the owner has a listing already, in whatever state. Case makes no difference. */
export async function findReferences(
  ctx: Context,
  { ownerId, references }: { ownerId: number; references: string[] },
): Promise<Set<string>> {
  const listed = sql<{
    reference: string
  }>`select wanted.reference from unnest(${references}::text[]) as wanted (reference)
    where exists (select 1 from listings where owner_id = ${ownerId} and lower(reference) = lower(wanted.reference))`
  const { rows } = await listed.execute(ctx.db)
  return new Set(rows.map(({ reference }) => reference))
}
