import { factorResetSentences } from '@reable/contract/people/factor-reset-rules'
import { isRole, mayDo } from '@reable/contract/volunteers/rules'
import { clearSecondFactor, hasProvedFactorSince, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay, requireNotOwn, requireSettledStewards } from '#volunteers'
import { factorResetEmail } from '../emails/factor-reset-emails.tsx'
import { endFactorReset, type FactorResetRow } from './factor-reset-queries.ts'
import { lockFactorReset, requireFactorReset } from './lock-factor-reset.ts'

type Input = { volunteer: Person | undefined; id: number }

/**
 * Another steward agrees: every second factor of the person is gone, all their sessions end, and they are mailed. Refuses as not found an
 * unknown one, as a conflict what one began, what is about oneself, what has ended, and where the person used their second factor
 * since; as forbidden where either is a new steward.
 */
export async function agreeToFactorReset(ctx: Context, { id, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'agree_to_factor_reset')
  const found = await requireFactorReset(ctx, id)
  requireNotOwn(volunteer, 'agree_to_factor_reset', [found.person_id])
  await inTransaction(ctx, async (ctx) => {
    const row = await lockFactorReset(ctx, found)
    await requireSecondSteward(ctx, row, volunteer.id)
    await requireSettledStewards(ctx, { stewardId: volunteer.id, askedById: row.begun_by_id })
    const { person_id: personId, email } = row
    await endFactorReset(ctx, { id, by: volunteer.id, outcome: 'agreed' })
    await clearSecondFactor(ctx, personId)
    const subject = { kind: 'person', id: personId } as const
    await recordAct(ctx, { volunteer, act: 'agree_to_factor_reset', subject, after: { reset: id } })
    await queueMail(ctx, {
      ...(await factorResetEmail(ctx, { to: email, by: 'Two of our volunteers have' })),
      despiteBounces: true,
    })
  })
}

async function requireSecondSteward(ctx: Context, row: FactorResetRow, volunteerId: number): Promise<void> {
  const { begun_by_id, beginner_role: role, begun_at: since, person_id: personId } = row
  if (begun_by_id === volunteerId) throw new Refusal('conflict', factorResetSentences.own)
  if (!role || !isRole(role) || !mayDo('begin_factor_reset', role))
    throw new Refusal('conflict', factorResetSentences.beginnerLeft)
  if (await hasProvedFactorSince(ctx, { personId, since })) throw new Refusal('conflict', factorResetSentences.proved)
}
