import { claimMinutes } from '@reable/contract/cases/rules'
import type { Person } from '#accounts'
import { minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { recordAct, requireMay } from '#volunteers'
import { lockCase, removeClaim, updateClaim } from './case-queries.ts'
import { claimOf, requireCase, requireFree, requireOpen } from './require-case.ts'

type Input = { volunteer: Person | undefined; caseId: number }

/**
 * Gives a case to a volunteer for 15 minutes and returns until when; again, for 15 more. Of two who claim at once one has it. Refuses as
 * `requireMay` does, as not found an unknown case, and as a conflict, with the name, one that somebody else has or has decided, and one's own.
 */
export async function claimCase(ctx: Context, { caseId, ...input }: Input): Promise<Date> {
  const volunteer = await requireMay(ctx, input.volunteer, 'claim_case')
  const until = new Date(ctx.clock.now().getTime() + claimMinutes * minute)
  return inTransaction(ctx, async (ctx) => {
    const row = (await lockCase(ctx, caseId)) ?? (await requireCase(ctx, caseId))
    await requireOpen(ctx, row, volunteer)
    await requireFree(ctx, row, volunteer)
    await updateClaim(ctx, { id: caseId, volunteerId: volunteer.id, until })
    if (claimOf(ctx, row)?.by !== volunteer.id)
      await recordAct(ctx, { volunteer, act: 'claim_case', subject: { kind: 'case', id: caseId } })
    return until
  })
}

/** Gives a case back before the claim runs out; somebody else's claim stays. Refuses as `requireMay` does, and as not found an unknown case. */
export async function putBackCase(ctx: Context, { caseId, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'claim_case')
  await requireCase(ctx, caseId)
  await removeClaim(ctx, { id: caseId, volunteerId: volunteer.id })
}
