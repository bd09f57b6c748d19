import { carbonOf } from '@reable/contract/impact/carbon'
import { smallestCount } from '@reable/contract/impact/rules'
import { catalogueOf } from '#catalogue'
import { locationsOf } from '#places'
import { vancouverMonth } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Impact } from './impact.ts'
import { type ImpactRow, type ImpactSums, type MonthRow, sumByMonth, sumByTypeAndPlace } from './impact-queries.ts'
import { kindsAndPlaces } from './kinds-and-places.ts'
import { listMissed } from './list-missed.ts'

/** Months that are shown. */
const shownMonths = 12

/** Returns what this place brought, as it is said to everybody. */
export async function getImpact(ctx: Context): Promise<Impact> {
  const [catalogue, locations] = await Promise.all([catalogueOf(ctx), locationsOf(ctx)])
  const [rows, months, missed] = await Promise.all([sumByTypeAndPlace(ctx), sumByMonth(ctx), listMissed(ctx)])
  const sum = (name: keyof ImpactSums) => rows.reduce((total, row) => total + row[name], 0)
  const things = sum('handed_over')
  const weighed = rows.map((row) => ({
    ...row,
    category_id: catalogue.types.get(row.equipment_type_id)?.categoryId,
  }))
  return {
    since: months[0] ? monthLabel(months[0].month) : null,
    handed_over: { things, found_here: sum('found_here') },
    ...kindsAndPlaces(rows, { catalogue, locations }),
    months: latestMonths(months),
    waits: waitsOf(rows),
    messages: { asked: sum('asked'), answered: sum('answered'), answered_in_a_day: sum('answered_in_a_day') },
    after: {
      fits: saidOf(sum('asked_fit'), sum('fits')),
      as_described: saidOf(sum('asked_described'), sum('as_described')),
    },
    money: { things: sum('priced'), dollars_saved: sum('dollars_saved') },
    carbon: carbonOf(weighed),
    ...missed,
  }
}

/** What people said after 30 days; null while they are so few that it could point to somebody. */
const saidOf = (said: number, yes: number) => (said < smallestCount ? null : { said, yes })

const monthLabel = (month: string) => vancouverMonth(new Date(`${month}-15T00:00:00Z`))

/** The latest months up to the last one in which something was handed over, those without anything among them. */
function latestMonths(rows: readonly MonthRow[]): Impact['months'] {
  const last = rows.at(-1)
  if (!last) return []
  const [year, month] = last.month.split('-').map(Number) as [number, number]
  const all = Array.from({ length: shownMonths }, (_, at) =>
    new Date(Date.UTC(year, month - shownMonths + at, 15)).toISOString().slice(0, 7),
  )
  const first = rows[0]?.month ?? last.month
  return all
    .filter((name) => name >= first)
    .map((name) => ({
      ...{ month: name, label: monthLabel(name) },
      things: rows.find((row) => row.month === name)?.things ?? 0,
    }))
}

function waitsOf(rows: readonly ImpactRow[]): Impact['waits'] {
  const names = ['within_week', 'within_fortnight', 'within_month', 'within_quarter'] as const
  const sum = (name: keyof ImpactSums) => rows.reduce((total, row) => total + row[name], 0)
  const known = names.map((name) => ({ name, things: sum(name) }))
  const longer = sum('handed_over') - known.reduce((total, { things }) => total + things, 0)
  return [...known, { name: 'longer', things: longer }]
}
