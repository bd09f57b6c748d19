import { sql } from 'kysely'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'

export type MeasuredRow = { id: number; equipment_type_id: number; properties: Record<string, string> }

/** Of each type the next ones by an index of its own, and of these the first: however rare a type is, nothing else is read. */
const publicOfTypes = ({ typeIds, after, limit }: Page) => sql<MeasuredRow>`
  select l.id, l.equipment_type_id, l.properties
  from unnest(${typeIds}::int[]) as type (id)
  cross join lateral (
    select id, equipment_type_id, properties from listings
    where is_public and equipment_type_id = type.id and id > ${after} order by id limit ${limit}
  ) l
  order by l.id limit ${limit}`

type Page = { typeIds: readonly number[]; after: number; limit: number }

/** Selects the public listings of these types with what their owners say of them, by id. */
export const selectMeasured = (ctx: Context, page: Page): Promise<MeasuredRow[]> => rowsOf(ctx, publicOfTypes(page))

type MissingMeasure = { typeId: number; fieldName: string }

const startOfDay = (moment: Date) => new Date(Math.floor(moment.getTime() / day) * day)

/** Adds one to the count of a day. */
export async function addMissing({ db, clock }: Context, { typeId, fieldName }: MissingMeasure): Promise<void> {
  await db
    .insertInto('missing_measures')
    .values({ equipment_type_id: typeId, field_name: fieldName, day_start: startOfDay(clock.now()), people: 1 })
    .onConflict((same) =>
      same
        .columns(['equipment_type_id', 'field_name', 'day_start'])
        .doUpdateSet({ people: sql`missing_measures.people + 1` }),
    )
    .execute()
}

/** Sums up what was missing of a type's listings within so many days. */
export function sumMissing({ db, clock }: Context, { typeId, days }: { typeId: number; days: number }) {
  return db
    .selectFrom('missing_measures')
    .select(['field_name', sql<number>`sum(people)::int`.as('people')])
    .where('equipment_type_id', '=', typeId)
    .where('day_start', '>', new Date(clock.now().getTime() - days * day))
    .groupBy('field_name')
    .orderBy('people', 'desc')
    .orderBy('field_name')
    .execute()
}
