import { withdrawingSentences } from '@reable/contract/volunteers/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct } from '../log/record-act.ts'
import { requireMay } from './require-may.ts'
import { deleteInvitation, findOpenInvitation, lockStewards } from './volunteer-queries.ts'

type Input = { volunteer: Person | undefined; personId: number }

/**
 * Whoever invited somebody withdraws it: the link in the email leads nowhere any more, and nothing is left to confirm. Refuses as not found
 * what was accepted or has ended, and as a conflict what another steward sent.
 */
export async function withdrawInvitation(ctx: Context, { volunteer, personId }: Input): Promise<void> {
  const steward = await requireMay(ctx, volunteer, 'give_role')
  await inTransaction(ctx, async (ctx) => {
    await lockStewards(ctx)
    const invitation = await findOpenInvitation(ctx, personId)
    if (!invitation) throw new Refusal('not_found', withdrawingSentences.unknown)
    if (invitation.invited_by !== steward.id) throw new Refusal('conflict', withdrawingSentences.others)
    await deleteInvitation(ctx, personId)
    const subject = { kind: 'person', id: personId } as const
    const [before, after] = [{ invited: invitation.role }, { invited: null }]
    await recordAct(ctx, { volunteer: steward, act: 'give_role', subject, before, after })
  })
}
