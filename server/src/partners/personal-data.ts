import type { Context } from '#platform/context'
import { deleteInvitation, selectInvitationsTo } from './member-queries.ts'
import { anonymizeVersionsBy, selectVersionsBy } from './version-queries.ts'

type Whose = { personId: number; email: string }

/** Exports to which partners a person was invited, and which they changed as a volunteer. */
export const exportPartners = async (ctx: Context, { personId, email }: Whose) => ({
  invitations: await selectInvitationsTo(ctx, email),
  changes: await selectVersionsBy(ctx, personId),
})

/** Removes a person’s invitation, and their name from the versions that they wrote. */
export async function forgetPartners(ctx: Context, { personId, email }: Whose): Promise<void> {
  await deleteInvitation(ctx, email)
  await anonymizeVersionsBy(ctx, personId)
}
