import type { User } from '@reable/contract/accounts/operations'
import { confirmingSentences, invitationEnded } from '@reable/contract/volunteers/rules'
import { asUser, hashToken, type Person, setRole } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct } from '../log/record-act.ts'
import { deleteInvitation, findInvitation, lockRole, lockStewards } from './volunteer-queries.ts'

type Input = { person: Person; token: string }

/**
 * Gives whoever was invited the role, by the token that was mailed to them. Whoever has the role by then is answered as they are.
 * Refuses as invalid a token that is another's, has ended or was used, and one that made a steward while there was one alone, once there
 * are two.
 */
export function acceptInvitation(ctx: Context, { person, token }: Input): Promise<User> {
  return inTransaction(ctx, async (ctx) => {
    const stewards = await lockStewards(ctx)
    const before = (await lockRole(ctx, person.id))?.role ?? null
    const invitation = await findInvitation(ctx, { personId: person.id, tokenHash: hashToken(token) })
    if (!invitation) throw invalid(invitationEnded)
    const { role, confirmed_at: confirmedAt } = invitation
    if (role === 'steward' && stewards > 1 && !confirmedAt) throw invalid(confirmingSentences.since)
    await setRole(ctx, { id: person.id, role, stewardSince: ctx.clock.now() })
    await deleteInvitation(ctx, person.id)
    const subject = { kind: 'person', id: person.id } as const
    const volunteer = { id: person.id, role }
    await recordAct(ctx, { volunteer, act: 'give_role', subject, before: { role: before }, after: { role } })
    return asUser({ ...person, role }, null)
  })
}

const invalid = (sentence: string) => new Refusal('invalid', sentence, { errors: { invitation_token: [sentence] } })
