import type { Context } from '#platform/context'

type NamedTable = 'categories' | 'conditions' | 'equipment_types' | 'locations'

/**
 * Returns the rows of reference data but those whose name something has that they do not write: volunteers have made or renamed it, and
 * theirs stands. The log says which ones are left out.
 */
export async function withFreeNames<Row extends { id: number; name: string }>(
  ctx: Context,
  table: NamedTable,
  rows: Row[],
): Promise<Row[]> {
  const written = new Set(rows.map(({ id }) => id))
  const stored = await ctx.db.selectFrom(table).select(['id', 'name']).execute()
  const taken = new Set(stored.filter(({ id }) => !written.has(id)).map(({ name }) => name.toLowerCase()))
  const free = rows.filter(({ name }) => !taken.has(name.toLowerCase()))
  if (free.length === rows.length) return rows
  const ids = rows.filter((row) => !free.includes(row)).map(({ id }) => id)
  ctx.log.warn({ table, ids }, 'volunteers have something of the same name: what was delivered is left out')
  // What is left out may stand already, with a name that another row would take.
  return withFreeNames(ctx, table, free)
}
