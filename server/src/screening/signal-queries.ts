import type { ScreeningAction, ScreeningKind } from '@reable/contract/screening/rules'
import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

/** A signal with all that volunteers see of it. */
export type SignalRow = Omit<Selectable<Tables['screening_signals']>, 'kind' | 'action'> & {
  kind: ScreeningKind
  action: ScreeningAction
}

/** What a volunteer sets of a signal. */
export type SignalFields = {
  name: string
  action: ScreeningAction
  weight: number
  threshold: number
  words: string[]
  active: boolean
}

// Checks of the table restrict kinds and actions.
const asSignal = (row: Selectable<Tables['screening_signals']>): SignalRow => row as SignalRow

export async function selectSignals({ db }: Context): Promise<SignalRow[]> {
  return (await db.selectFrom('screening_signals').selectAll().orderBy('id').execute()).map(asSignal)
}

/** Lets one volunteer at a time change a signal; reading goes on meanwhile. */
export const lockSignals = async ({ db }: Context): Promise<void> => {
  await sql`lock table screening_signals in share row exclusive mode`.execute(db)
}

/** Writes a signal that was not changed since a moment, to the millisecond; undefined when it was. */
export async function updateSignal(
  { db, clock }: Context,
  { id, volunteerId, before, fields }: { id: number; volunteerId: number; before: Date; fields: SignalFields },
): Promise<SignalRow | undefined> {
  const row = await db
    .updateTable('screening_signals')
    .set({ ...fields, updated_at: clock.now(), updated_by: volunteerId })
    .where('id', '=', id)
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, '=', before)
    .returningAll()
    .executeTakeFirst()
  return row && asSignal(row)
}
