import { isElsewhere, isMember, membersFull, membersLimit, partnerEnded } from '@reable/contract/partners/rules'
import { invitationDays } from '@reable/contract/volunteers/rules'
import { canonicalEmail, findPersonByEmail, hashToken, newToken, type Person } from '#accounts'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay } from '#volunteers'
import { membershipEmail } from './emails/membership-email.tsx'
import { requirePartner } from './get-partner.ts'
import { selectInvitations, upsertInvitation } from './member-queries.ts'
import { lockPartners } from './partner-queries.ts'

type Input = { volunteer: Person | undefined; id: number; email: string }

/**
 * Mails somebody the link by which they become a member within 7 days, after signing up if they have no account; an earlier link works
 * no more. Refuses as `requireMay` does, as invalid, at `email`, who is a member here or elsewhere, and as a conflict a partner that
 * has ended or is full.
 */
export async function inviteMember(ctx: Context, { id, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_partners')
  // Spelled as their account is, by which the invitation is found again.
  const email = canonicalEmail(input.email)
  const token = newToken()
  const endsAt = new Date(ctx.clock.now().getTime() + invitationDays * day)
  await inTransaction(ctx, async (ctx) => {
    await lockPartners(ctx)
    const partner = await requirePartner(ctx, id)
    const others = (await selectInvitations(ctx, id)).filter((one) => one.email !== email)
    if (partner.ended) throw new Refusal('conflict', partnerEnded)
    if (partner.members + others.length >= membersLimit) throw new Refusal('conflict', membersFull)
    const person = await findPersonByEmail(ctx, email)
    if (person?.partnerId === id) throw atEmail(isMember(email))
    if (person?.partnerId) throw atEmail(isElsewhere(email))
    await upsertInvitation(ctx, { email, partnerId: id, tokenHash: hashToken(token), invitedBy: volunteer.id, endsAt })
    const subject = { kind: 'partner', id } as const
    await recordAct(ctx, { volunteer, act: 'change_partners', subject, after: { invited: person?.id ?? true } })
    const mail = await membershipEmail(ctx, { to: email, partner: partner.name, token, hasAccount: Boolean(person) })
    await queueMail(ctx, { ...mail, goodUntil: endsAt })
  })
}

const atEmail = (sentence: string) => new Refusal('invalid', sentence, { errors: { email: [sentence] } })
