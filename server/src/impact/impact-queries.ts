import { sql } from 'kysely'
import { vancouverTime } from '#platform/clock'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'

/** The columns that are sums. */
const sums = [
  ...(['handed_over', 'found_here', 'within_week', 'within_fortnight', 'within_month', 'within_quarter'] as const),
  ...(['priced', 'dollars_saved', 'weighed', 'kilograms', 'asked', 'answered', 'answered_in_a_day'] as const),
  ...(['asked_fit', 'fits', 'asked_described', 'as_described'] as const),
] as const

export type ImpactSums = Record<(typeof sums)[number], number>

const list = (write: (column: string) => string) => sums.map(write).join(', ')

export type ImpactFact = Partial<ImpactSums> & { day: string; equipment_type_id: number; location_id: number }

/** Writes down facts of days that are over. */
export async function insertFacts({ db }: Context, facts: readonly ImpactFact[]): Promise<void> {
  await db.insertInto('impact_facts').values(facts).execute()
}

/** Whether anything is counted already. */
export async function hasAnyImpact({ db }: Context): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from impact_days) or exists (select from impact_facts)`.execute(db)
  return rows.length > 0
}

/** One statement, so that each fact is in the sums once, however often and by how many this is run. */
const fold = `
  with folded as (delete from impact_facts returning *)
  insert into impact_days (day, equipment_type_id, location_id, ${list(String)})
    select day, equipment_type_id, location_id, ${list((column) => `sum(${column})`)}
    from folded group by day, equipment_type_id, location_id order by day, equipment_type_id, location_id
  on conflict (day, equipment_type_id, location_id) do update
    set ${list((column) => `${column} = impact_days.${column} + excluded.${column}`)}`

/** Adds what transactions wrote down to the sums of its days. */
export async function foldFacts({ db }: Context): Promise<void> {
  await sql.raw(fold).execute(db)
}

export type ImpactRow = ImpactSums & { equipment_type_id: number; location_id: number }

const byTypeAndPlace = sql<ImpactRow>`
  select equipment_type_id, location_id, ${sql.raw(list((column) => `sum(${column})::float8 as ${column}`))}
  from impact_days group by equipment_type_id, location_id`

/** The sums of all days. */
export const sumByTypeAndPlace = (ctx: Context): Promise<ImpactRow[]> => rowsOf(ctx, byTypeAndPlace)

export type MonthRow = { month: string; things: number }

const byMonth = sql<MonthRow>`
  select to_char(day, 'YYYY-MM') as month, sum(handed_over)::int as things
  from impact_days group by 1 having sum(handed_over) > 0 order by 1`

/** The things of each month in which any were handed over, the oldest first. */
export const sumByMonth = (ctx: Context): Promise<MonthRow[]> => rowsOf(ctx, byMonth)

export type Missed = { category_id: number | null; equipment_type_id: number | null; size: string | null }
export type MissedRow = Missed & { searches: number }

const missedSince = (from: Date) => sql<MissedRow>`
  select category_id, equipment_type_id, size, sum(searches)::int as searches from missed_searches where day_start >= ${from}
  group by category_id, equipment_type_id, size order by searches desc, category_id, equipment_type_id, size`

/** The searches without a result of the days from a moment on, the most first. */
export const sumMissed = (ctx: Context, from: Date): Promise<MissedRow[]> => rowsOf(ctx, missedSince(from))

/** Adds to the searches of today. */
export async function addMissed({ db, clock }: Context, rows: readonly MissedRow[]): Promise<void> {
  const day_start = new Date(`${vancouverTime(clock.now()).slice(0, 10)}T00:00:00-07:00`)
  await db
    .insertInto('missed_searches')
    .values(rows.map((row) => ({ ...row, day_start })))
    .onConflict((same) =>
      same
        .columns(['day_start', 'category_id', 'equipment_type_id', 'size'])
        .doUpdateSet({ searches: sql`missed_searches.searches + excluded.searches` }),
    )
    .execute()
}
