import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { recordAct, requireMay } from '#volunteers'
import { endFactorReset } from './factor-reset-queries.ts'
import { lockFactorReset, requireFactorReset } from './lock-factor-reset.ts'

type Input = { volunteer: Person | undefined; id: number }

/**
 * Any volunteer refuses that a second factor is taken away, or takes back what they began: nothing changes. Refuses as not found an unknown
 * one, as a conflict what has ended, and as `requireMay` does.
 */
export async function refuseFactorReset(ctx: Context, { id, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'refuse_factor_reset')
  const found = await requireFactorReset(ctx, id)
  await inTransaction(ctx, async (ctx) => {
    const { person_id: personId } = await lockFactorReset(ctx, found)
    await endFactorReset(ctx, { id, by: volunteer.id, outcome: 'refused' })
    const subject = { kind: 'person', id: personId } as const
    await recordAct(ctx, { volunteer, act: 'refuse_factor_reset', subject, before: { reset: id } })
  })
}
