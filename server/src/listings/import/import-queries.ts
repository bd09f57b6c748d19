import type { Context } from '#platform/context'

/** Returns those of the references under which the owner has a listing already, in whatever state. */
export async function findReferences(
  ctx: Context,
  { ownerId, references }: { ownerId: number; references: string[] },
): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('listings')
    .select('reference')
    .where('owner_id', '=', ownerId)
    .where('reference', 'in', references)
    .execute()
  return new Set(rows.flatMap(({ reference }) => reference ?? []))
}
