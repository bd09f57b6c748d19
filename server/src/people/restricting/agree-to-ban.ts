import { agreedAlready, agreeingOver, ownBan } from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import { lockRestriction, requireRestriction, requireUninvolved } from '#moderation'
import { day, vancouverDay } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import type { RestrictionRow } from '#restrictions'
import { recordAct, requireMay, requireSettledStewards } from '#volunteers'
import { longerEmail } from '../emails/longer-email.tsx'
import { updateAgreed } from './restricting-queries.ts'

type Input = { volunteer: Person | undefined; id: number }

/**
 * A second steward agrees to a ban of more than 7 days: it holds for as long as was asked for, and the person is mailed. Refuses as not
 * found an unknown one, as a conflict one's own, one that was agreed to or has ended, and one whose 72 hours are over; as forbidden where either is a
 * new steward.
 */
export async function agreeToBan(ctx: Context, { id, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'agree_to_ban')
  const found = await requireRestriction(ctx, id)
  await requireUninvolved(ctx, { volunteer, act: 'agree_to_ban', personId: found.person_id })
  await inTransaction(ctx, async (ctx) => {
    const row = await lockRestriction(ctx, found)
    requireOpen(ctx, row, volunteer.id)
    await requireSettledStewards(ctx, { stewardId: volunteer.id, askedById: row.decided_by_id })
    const { person_id: personId, email, days, begun_at: begunAt } = row
    const endsAt = days === null ? null : new Date(begunAt.getTime() + days * day)
    await updateAgreed(ctx, { id, by: volunteer.id, endsAt })
    const after = { days: days ?? 'for good', restriction: id }
    await recordAct(ctx, { volunteer, act: 'agree_to_ban', subject: { kind: 'person', id: personId }, after })
    const until = endsAt ? vancouverDay(endsAt, ctx.clock.now()) : undefined
    await queueMail(ctx, await longerEmail(ctx, { to: email, until, sentence: row.sentence }))
  })
}

function requireOpen({ clock }: Context, row: RestrictionRow, volunteerId: number): void {
  if (row.decided_by_id === volunteerId) throw new Refusal('conflict', ownBan)
  if (row.agreed_at !== null || row.agree_until === null) throw new Refusal('conflict', agreedAlready)
  if (row.agree_until <= clock.now()) throw new Refusal('conflict', agreeingOver)
}
