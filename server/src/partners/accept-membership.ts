import type { User } from '@reable/contract/accounts/operations'
import { confirmFirst, isElsewhere, membershipEnded } from '@reable/contract/partners/rules'
import { asUser, findPersonById, hashToken, lockPerson, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requirePartner } from './get-partner.ts'
import { deleteInvitation, findInvitation, setPartnerOf } from './member-queries.ts'
import { lockPartners } from './partner-queries.ts'

type Input = { person: Person; token: string }

/**
 * Makes whoever was invited a member, by the token that was mailed to their address. Refuses as invalid a token that is another’s, has
 * ended or was used, and as a conflict whoever has not confirmed the address or belongs to another partner.
 */
export function acceptMembership(ctx: Context, { person, token }: Input): Promise<User> {
  return inTransaction(ctx, async (ctx) => {
    await lockPartners(ctx)
    await lockPerson(ctx, { personId: person.id })
    const current = (await findPersonById(ctx, person.id)) ?? person
    const invitation = await findInvitation(ctx, { email: current.email, tokenHash: hashToken(token) })
    if (!invitation) throw ended()
    if ((await requirePartner(ctx, invitation.partner_id)).ended) throw ended()
    if (!current.confirmed) throw new Refusal('conflict', confirmFirst)
    if (current.partnerId !== null && current.partnerId !== invitation.partner_id)
      throw new Refusal('conflict', isElsewhere(current.email))
    await setPartnerOf(ctx, person.id, invitation.partner_id)
    await deleteInvitation(ctx, current.email)
    return asUser({ ...person, partnerId: invitation.partner_id }, null)
  })
}

const ended = () => new Refusal('invalid', membershipEnded, { errors: { invitation_token: [membershipEnded] } })
