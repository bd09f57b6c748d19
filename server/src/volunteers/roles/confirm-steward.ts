import { confirmingSentences, invitationDays } from '@reable/contract/volunteers/rules'
import { hashToken, newToken, type Person, setRole } from '#accounts'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { invitationEmail } from '../emails/invitation-email.tsx'
import { roleEmail } from '../emails/role-email.tsx'
import { recordAct } from '../log/record-act.ts'
import { requireMay, requireNotOwn } from './require-may.ts'
import { requireSettledStewards } from './require-settled-stewards.ts'
import { confirmInvitation, deleteInvitation, findOpenInvitation, lockRole, lockStewards } from './volunteer-queries.ts'

type Input = { volunteer: Person | undefined; personId: number }

/**
 * Another steward confirms somebody who is to become one: a volunteer becomes a steward at once, and anybody else is mailed the invitation
 * that they accept. Refuses as not found where nothing waits, as a conflict what one asked for oneself, and as forbidden new stewards.
 */
export async function confirmSteward(ctx: Context, { volunteer, personId }: Input): Promise<void> {
  const steward = await requireMay(ctx, volunteer, 'confirm_steward')
  requireNotOwn(steward, 'confirm_steward', [personId])
  await inTransaction(ctx, async (ctx) => {
    await lockStewards(ctx)
    const own = await lockRole(ctx, steward.id)
    await requireMay(ctx, { ...steward, role: own?.role ?? null }, 'confirm_steward')
    const person = await lockRole(ctx, personId)
    const invitation = await findOpenInvitation(ctx, personId)
    if (!(person && invitation?.waits)) throw new Refusal('not_found', confirmingSentences.unknown)
    if (invitation.invited_by === steward.id) throw new Refusal('conflict', confirmingSentences.own)
    await requireSettledStewards(ctx, { stewardId: steward.id, askedById: invitation.invited_by })
    const subject = { kind: 'person', id: personId } as const
    const before = { role: person.role }
    await recordAct(ctx, { volunteer: steward, act: 'confirm_steward', subject, before, after: { role: 'steward' } })
    if (person.role) await promote(ctx, personId, person.email)
    else await mailInvitation(ctx, personId, person.email)
  })
}

async function promote(ctx: Context, personId: number, email: string): Promise<void> {
  await setRole(ctx, { id: personId, role: 'steward', stewardSince: ctx.clock.now() })
  await deleteInvitation(ctx, personId)
  await queueMail(ctx, await roleEmail(ctx, { to: email, role: 'steward' }))
}

async function mailInvitation(ctx: Context, personId: number, email: string): Promise<void> {
  const token = newToken()
  const endsAt = new Date(ctx.clock.now().getTime() + invitationDays * day)
  await confirmInvitation(ctx, { personId, tokenHash: hashToken(token), endsAt })
  const mail = await invitationEmail(ctx, { to: email, role: 'steward', token })
  await queueMail(ctx, { ...mail, goodUntil: endsAt })
}
