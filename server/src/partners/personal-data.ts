import type { Context } from '#platform/context'
import { deleteInvitation, selectInvitationsTo } from './member-queries.ts'
import { anonymizeVersionsBy, selectVersionsBy } from './version-queries.ts'

/** `email` once it is confirmed: an invitation to it is somebody else's before. */
type Whose = { personId: number; email: string | undefined }

/** Exports to which partners a person was invited, and which they changed as a volunteer. */
export const exportPartners = async (ctx: Context, { personId, email }: Whose) => ({
  invitations: email === undefined ? [] : await selectInvitationsTo(ctx, email),
  changes: await selectVersionsBy(ctx, personId),
})

/** Removes a person’s invitation, and their name from the versions that they wrote. */
export async function forgetPartners(ctx: Context, { personId, email }: Whose): Promise<void> {
  if (email !== undefined) await deleteInvitation(ctx, email)
  await anonymizeVersionsBy(ctx, personId)
}
