import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { recordAct, requireMay } from '#volunteers'
import { requirePartner } from './get-partner.ts'
import { clearPartnerOf } from './member-queries.ts'
import { lockPartners } from './partner-queries.ts'

type Input = { volunteer: Person | undefined; id: number; personId: number }

/** Takes a member off a partner; their listings stay, without its mark. Refuses as `requireMay` and `requirePartner` do. */
export async function removeMember(ctx: Context, { id, personId, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_partners')
  await inTransaction(ctx, async (ctx) => {
    await lockPartners(ctx)
    await requirePartner(ctx, id)
    if (!(await clearPartnerOf(ctx, { personId, partnerId: id }))) return
    const subject = { kind: 'partner', id } as const
    await recordAct(ctx, { volunteer, act: 'change_partners', subject, before: { member: personId }, after: {} })
  })
}
