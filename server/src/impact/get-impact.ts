import { carbonOf } from '@reable/contract/impact/carbon'
import { type Count, smallestCount } from '@reable/contract/impact/rules'
import { type Catalogue, catalogueOf } from '#catalogue'
import { type Locations, locationsOf } from '#places'
import { day, vancouverMonth } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Impact } from './impact.ts'
import {
  type ImpactRow,
  type ImpactSums,
  type MissedRow,
  type MonthRow,
  sumByMonth,
  sumByTypeAndPlace,
  sumMissed,
} from './impact-queries.ts'

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

type Lists = { catalogue: Catalogue; locations: Locations }

/** The things by category, by place, and by both where both have enough of them. */
export function kindsAndPlaces(rows: readonly ImpactRow[], { catalogue, locations }: Lists) {
  const categoryOf = ({ equipment_type_id: id }: ImpactRow) => catalogue.types.get(id)?.categoryId ?? 0
  const kinds = totals(rows, categoryOf, (id) => catalogue.categories.get(id)?.name)
  const places = totals(
    rows,
    (row) => row.location_id,
    (id) => locations.byId.get(id)?.name,
  )
  const isLarge = ({ things }: { things: number }) => things >= smallestCount
  const [largeKinds, largePlaces] = [kinds.filter(isLarge), places.filter(isLarge)]
  const table = saidTable(
    largePlaces.map((place) =>
      largeKinds.map((kind) =>
        sumOf(rows.filter((row) => row.location_id === place.id && categoryOf(row) === kind.id)),
      ),
    ),
  )
  const kindsOf = (id: number) =>
    (table[largePlaces.findIndex((place) => place.id === id)] ?? []).map((things, at) => ({
      ...(largeKinds[at] as Total),
      things,
    }))
  const said = <Row extends { things: number }>(row: Row) => ({ ...row, things: saidCount(row.things) })
  return { kinds: kinds.map(said), places: places.map((place) => ({ ...said(place), kinds: kindsOf(place.id) })) }
}

const sumOf = (rows: readonly ImpactRow[]) => rows.reduce((total, { handed_over }) => total + handed_over, 0)

type Total = Omit<Impact['kinds'][number], 'things'> & { things: number }

/** What there is any of, the most first. */
function totals(
  rows: readonly ImpactRow[],
  idOf: (row: ImpactRow) => number,
  nameOf: (id: number) => string | undefined,
): Total[] {
  return [...Map.groupBy(rows, idOf)]
    .map(([id, group]) => ({ id, name: nameOf(id) ?? '', things: sumOf(group) }))
    .filter(({ things, name }) => things > 0 && name)
    .sort((one, other) => other.things - one.things || one.name.localeCompare(other.name))
}

/** In days: what was looked for longer ago is not shown. */
const within = 365

const shown = 10

/** Returns what people looked for lately and did not find; what too few looked for, or is none of our words, is one number. */
async function listMissed(ctx: Context): Promise<Pick<Impact, 'missed' | 'missed_others'>> {
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

/** A count as it may be said. */
export const saidCount = (things: number): Count => (things > 0 && things < smallestCount ? 'fewer' : things)

/**
 * The counts of a table as they may be said, by row and column. None of 0 to 4 is said, and of a row or column that hides one alone,
 * the smallest other one is not either: else the sum would give it away.
 */
export function saidTable(table: readonly (readonly number[])[]): Count[][] {
  const said = table.map((row) => row.map((things): Count => (things < smallestCount ? 'fewer' : things)))
  const width = table[0]?.length ?? 0
  const lines = [
    ...said.map((row, at) => row.map((_, column) => ({ row: at, column }))),
    ...Array.from({ length: width }, (_, column) => said.map((_, row) => ({ row, column }))),
  ]
  // To hide one more may leave another line with one alone.
  for (let changed = true; changed; ) changed = lines.map((line) => withholdBeside(said, line)).includes(true)
  return said
}

type Cell = { row: number; column: number }

function withholdBeside(said: Count[][], line: Cell[]): boolean {
  const shown = line.filter(({ row, column }) => typeof said[row]?.[column] === 'number')
  if (line.length - shown.length !== 1) return false
  const numberIn = ({ row, column }: Cell) => Number(said[row]?.[column])
  const smallest = shown.toSorted((one, other) => numberIn(one) - numberIn(other))[0]
  const row = smallest && said[smallest.row]
  if (!row) return false
  row[smallest.column] = 'withheld'
  return true
}
