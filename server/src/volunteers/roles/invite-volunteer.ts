import { invitationDays, type Role } from '@reable/contract/volunteers/rules'
import { findPersonByEmail, hashToken, newToken, type Person } from '#accounts'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { invitationEmail } from '../emails/invitation-email.tsx'
import { recordAct } from '../log/record-act.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { requireMay } from './require-may.ts'
import { lockStewards, upsertInvitation } from './volunteer-queries.ts'

type Input = { volunteer: Person | undefined; email: string; role: Role }

/**
 * Mails somebody who has an account the link by which they accept a role within 7 days; an earlier link works no more. Where there are two
 * stewards, another one confirms a new steward before the mail goes out: returns whether it waits for that. Refuses as
 * invalid, at `email`, an address without an account or one that nobody has confirmed; as a conflict whoever has a role.
 */
export async function inviteVolunteer(ctx: Context, { volunteer, email, role }: Input): Promise<boolean> {
  const steward = await requireMay(ctx, volunteer, 'give_role')
  const person = await findPersonByEmail(ctx, email)
  if (!person) throw invalid('There is no account with this address. Ask them to sign up first.')
  if (!person.confirmed) throw invalid('The account with this address is not confirmed. Ask them to confirm it first.')
  if (person.role) throw new Refusal('conflict', `${email} is a ${person.role} already. You can change the role below.`)
  return inTransaction(ctx, async (ctx) => {
    const waits = role === 'steward' && (await lockStewards(ctx)) > 1
    const invitation = { personId: person.id, invitedBy: steward.id }
    if (waits) await askToConfirm(ctx, invitation)
    else await sendInvitation(ctx, { ...invitation, role, to: person.email })
    const subject = { kind: 'person', id: person.id } as const
    await recordAct(ctx, { volunteer: steward, act: 'give_role', subject, after: { invited: role } })
    return waits
  })
}

type Sent = { personId: number; invitedBy: number; role: Role; to: string }

async function sendInvitation(ctx: Context, { personId, invitedBy, role, to }: Sent): Promise<void> {
  const token = newToken()
  const endsAt = new Date(ctx.clock.now().getTime() + invitationDays * day)
  await upsertInvitation(ctx, { personId, role, tokenHash: hashToken(token), invitedBy, endsAt })
  await queueMail(ctx, { ...(await invitationEmail(ctx, { to, role, token })), goodUntil: endsAt })
}

const invalid = (sentence: string) => new Refusal('invalid', sentence, { errors: { email: [sentence] } })
