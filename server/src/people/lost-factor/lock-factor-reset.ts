import { factorResetSentences } from '@reable/contract/people/factor-reset-rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockRoleOf } from '#volunteers'
import { type FactorResetRow, findFactorReset } from './factor-reset-queries.ts'

/** Returns what was begun for somebody who lost their second factor. Refuses as not found an unknown one. */
export async function requireFactorReset(ctx: Context, id: number): Promise<FactorResetRow> {
  const row = await findFactorReset(ctx, id)
  if (!row) throw new Refusal('not_found', factorResetSentences.unknown)
  return row
}

/** The same, with its person locked until the transaction ends. Refuses as a conflict what has ended. */
export async function lockFactorReset(ctx: Context, { id, person_id }: FactorResetRow): Promise<FactorResetRow> {
  await lockRoleOf(ctx, person_id)
  const row = await requireFactorReset(ctx, id)
  if (row.ended_at !== null || row.agree_until <= ctx.clock.now())
    throw new Refusal('conflict', factorResetSentences.over)
  return row
}
