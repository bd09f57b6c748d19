import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findVersions, serializeChange } from '#versions'
import { requireMay } from '#volunteers'
import { selectInvitations, selectMembers } from './member-queries.ts'
import { findPartner, type PartnerSummary, selectPartners } from './partner-queries.ts'

type Asked = { volunteer: Person | undefined }

/** Lists all partners with how many members and listings they have. Refuses as `requireMay` does. */
export async function listPartners(ctx: Context, { volunteer }: Asked): Promise<Answer<'listEditedPartners'>> {
  await requireMay(ctx, volunteer, 'change_partners')
  return selectPartners(ctx)
}

/** Returns a partner with its members. Refuses as `requireMay` does, and as not found one that is not there. */
export async function getPartner(
  ctx: Context,
  { volunteer, id }: Asked & { id: number },
): Promise<Answer<'getPartner'>> {
  await requireMay(ctx, volunteer, 'change_partners')
  const partner = await requirePartner(ctx, id)
  const [people, invitations, [latest]] = await Promise.all([
    selectMembers(ctx, id),
    selectInvitations(ctx, id),
    findVersions(ctx, { kind: 'partner', key: id }, 1),
  ])
  return {
    ...partner,
    people,
    invitations: invitations.map(({ email, ends_at }) => ({ email, ends_at_utc: ends_at.toISOString() })),
    ...serializeChange(latest),
  }
}

export async function requirePartner(ctx: Context, id: number): Promise<PartnerSummary> {
  const partner = await findPartner(ctx, id)
  if (!partner) throw new Refusal('not_found', 'There is no such partner.')
  return partner
}
