import { smallestCount } from '@reable/contract/impact/rules'
import { catalogueOf } from '#catalogue'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Impact } from './impact.ts'
import { type MissedRow, sumMissed } from './impact-queries.ts'

/** In days: what was looked for longer ago is not shown. */
const within = 365

const shown = 10

/** Returns what people looked for lately and did not find; what too few looked for, or is none of our words, is one number. */
export async function listMissed(ctx: Context): Promise<Pick<Impact, 'missed' | 'missed_others'>> {
  const { types, categories } = await catalogueOf(ctx)
  const rows = await sumMissed(ctx, new Date(ctx.clock.now().getTime() - within * day))
  const nameOf = ({ equipment_type_id: type, category_id: category }: MissedRow) =>
    (types.get(type ?? 0) ?? categories.get(category ?? 0))?.name
  const named = rows.flatMap((row) => {
    const name = row.searches >= smallestCount ? nameOf(row) : undefined
    return name ? [{ name, size: row.size, searches: row.searches }] : []
  })
  const missed = named.slice(0, shown)
  const sum = (counted: readonly { searches: number }[]) => counted.reduce((total, { searches }) => total + searches, 0)
  return { missed, missed_others: sum(rows) - sum(missed) }
}
