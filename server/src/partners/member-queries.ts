import type { Context } from '#platform/context'

export const selectMembers = ({ db }: Context, partnerId: number) =>
  db
    .selectFrom('people')
    .select(['id', 'email', 'first_name'])
    .where((eb) => eb.or([eb('partner_id', '=', partnerId), eb('former_partner_id', '=', partnerId)]))
    .orderBy('email')
    .execute()

export async function setPartnerOf({ db }: Context, personId: number, partnerId: number): Promise<void> {
  const change = { partner_id: partnerId, former_partner_id: null }
  await db.updateTable('people').set(change).where('id', '=', personId).execute()
}

/** Takes somebody off a partner; false: they are no member of it. */
export async function clearPartnerOf(
  { db }: Context,
  { personId, partnerId }: { personId: number; partnerId: number },
): Promise<boolean> {
  const member = db.updateTable('people').set({ partner_id: null, former_partner_id: null }).where('id', '=', personId)
  const ofPartner = member.where((eb) =>
    eb.or([eb('partner_id', '=', partnerId), eb('former_partner_id', '=', partnerId)]),
  )
  return (await ofPartner.executeTakeFirst()).numUpdatedRows > 0n
}

type Invitation = { email: string; partnerId: number; tokenHash: Buffer; invitedBy: number; endsAt: Date }

/** Stores an invitation in the place of an earlier one. */
export async function upsertInvitation({ db }: Context, invitation: Invitation): Promise<void> {
  const { email, partnerId: partner_id, tokenHash: token_hash, invitedBy: invited_by, endsAt: ends_at } = invitation
  const row = { partner_id, token_hash, invited_by, ends_at }
  await db
    .insertInto('partner_invitations')
    .values({ email, ...row })
    .onConflict((same) => same.column('email').doUpdateSet(row))
    .execute()
}

/** The partner to which this address was invited by this token, until it ends. */
export async function findInvitation(
  { db, clock }: Context,
  { email, tokenHash }: { email: string; tokenHash: Buffer },
): Promise<{ partner_id: number } | undefined> {
  const invitations = db.selectFrom('partner_invitations').select('partner_id').where('email', '=', email)
  return invitations.where('token_hash', '=', tokenHash).where('ends_at', '>', clock.now()).executeTakeFirst()
}

export async function deleteInvitation({ db }: Context, email: string): Promise<void> {
  await db.deleteFrom('partner_invitations').where('email', '=', email).execute()
}

export const selectInvitations = ({ db, clock }: Context, partnerId: number) =>
  db
    .selectFrom('partner_invitations')
    .select(['email', 'ends_at'])
    .where('partner_id', '=', partnerId)
    .where('ends_at', '>', clock.now())
    .orderBy('ends_at')
    .execute()

export const selectInvitationsTo = ({ db }: Context, email: string) =>
  db
    .selectFrom('partner_invitations')
    .innerJoin('partners', 'partners.id', 'partner_invitations.partner_id')
    .select(['partners.name as partner', 'ends_at'])
    .where('email', '=', email)
    .execute()
