import type { SignalKind } from '@reable/contract/messages/worry-rules'
import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'
import type { Signal } from './signal.ts'

/** A signal with all that volunteers see of it. */
export type SignalRow = Selectable<Tables['worry_signals']>

/** The signals that count, in the order of their list. */
export async function selectActiveSignals({ db }: Context): Promise<Signal[]> {
  const rows = await db
    .selectFrom('worry_signals')
    .select(['id', 'kind', 'weight', 'words', 'near_words'])
    .where('active', '=', true)
    .where('weight', '>', 0)
    .orderBy('id')
    .execute()
  // A check of the table restricts the kinds.
  return rows.map(({ near_words, kind, ...row }) => ({ ...row, kind: kind as SignalKind, nearWords: near_words }))
}

export const selectSignals = ({ db }: Context): Promise<SignalRow[]> =>
  db.selectFrom('worry_signals').selectAll().orderBy('id').execute()

/** Lets one volunteer at a time add or change a signal; reading goes on meanwhile. */
export const lockSignals = async ({ db }: Context): Promise<void> => {
  await sql`lock table worry_signals in share row exclusive mode`.execute(db)
}

export type NewSignal = {
  name: string
  weight: number
  words: string[]
  nearWords: string[]
  warning: string
  active: boolean
  volunteerId: number
}

export type SignalChange = NewSignal & { id: number }

const columnsOf = (
  { clock }: Context,
  { name, weight, words, nearWords, warning, active, volunteerId }: NewSignal,
) => ({
  ...{ name, weight, words, near_words: nearWords, warning, active },
  ...{ updated_at: clock.now(), updated_by: volunteerId },
})

export function insertSignal(ctx: Context, signal: NewSignal): Promise<SignalRow> {
  const kind: SignalKind = signal.nearWords.length ? 'words_together' : 'words'
  return ctx.db
    .insertInto('worry_signals')
    .values({ ...columnsOf(ctx, signal), kind })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes a signal that was not changed since a moment, to the millisecond; undefined when it was. */
export function updateSignal(
  ctx: Context,
  { id, before, ...signal }: SignalChange & { before: Date },
): Promise<SignalRow | undefined> {
  return ctx.db
    .updateTable('worry_signals')
    .set(columnsOf(ctx, signal))
    .where('id', '=', id)
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, '=', before)
    .returningAll()
    .executeTakeFirst()
}
