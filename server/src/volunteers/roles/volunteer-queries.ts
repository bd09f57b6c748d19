import type { Role } from '@reable/contract/volunteers/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

export type VolunteerRow = { id: number; email: string; first_name: string | null; role: Role }

/** Who runs the place: those who may most first, of one role whoever came first. */
export async function selectVolunteers({ db }: Context): Promise<VolunteerRow[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'email', 'first_name', 'role'])
    .where('role', 'is not', null)
    .orderBy(sql`array_position(array['steward', 'moderator', 'helper'], role)`)
    .orderBy('id')
    .execute()
  return rows as VolunteerRow[]
}

/** What volunteers call each other: the first name, or the beginning of the address. */
export const volunteerName = ({ first_name, email }: Pick<VolunteerRow, 'first_name' | 'email'>): string =>
  first_name ?? email.slice(0, email.indexOf('@'))

/** The same of who may have left since; null of whoever has. */
export const nameIfThere = (email: string | null, first_name: string | null): string | null =>
  email === null ? null : volunteerName({ email, first_name })

/** Locks all stewards, so that two who change roles at once come one after the other; returns how many there are. */
export async function lockStewards({ db }: Context): Promise<number> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'steward')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length
}

/** The role that somebody has, with their row locked; undefined if there is no such person. */
export async function lockRole(
  { db }: Context,
  personId: number,
): Promise<{ email: string; role: Role | null } | undefined> {
  const people = db.selectFrom('people').select(['email', 'role']).where('id', '=', personId)
  return (await people.forUpdate().executeTakeFirst()) as { email: string; role: Role | null } | undefined
}

export type NewInvitation = { personId: number; role: Role; tokenHash: Buffer | null; invitedBy: number; endsAt: Date }

/** Stores an invitation in the place of an earlier one; without a token it waits for another steward to confirm it. */
export async function upsertInvitation({ db }: Context, invitation: NewInvitation): Promise<void> {
  const { personId: person_id, role, tokenHash: token_hash, invitedBy: invited_by, endsAt: ends_at } = invitation
  const row = { role, token_hash, invited_by, ends_at, confirmed_at: null }
  await db
    .insertInto('role_invitations')
    .values({ person_id, ...row })
    .onConflict((same) => same.column('person_id').doUpdateSet(row))
    .execute()
}

/** The role that this person was invited to by this token, until it ends. */
export async function findInvitation(
  { db, clock }: Context,
  { personId, tokenHash }: { personId: number; tokenHash: Buffer },
): Promise<{ role: Role; confirmed_at: Date | null } | undefined> {
  const invitations = db
    .selectFrom('role_invitations')
    .select(['role', 'confirmed_at'])
    .where('person_id', '=', personId)
  const valid = invitations.where('token_hash', '=', tokenHash).where('ends_at', '>', clock.now())
  return (await valid.executeTakeFirst()) as { role: Role; confirmed_at: Date | null } | undefined
}

type OpenInvitation = { role: Role; invited_by: number | null; waits: boolean }

/** What this person was invited to, until it ends; it waits while another steward has to confirm it. */
export async function findOpenInvitation(
  { db, clock }: Context,
  personId: number,
): Promise<OpenInvitation | undefined> {
  const invitations = db
    .selectFrom('role_invitations')
    .select(['role', 'invited_by'])
    .select((eb) => eb('token_hash', 'is', null).as('waits'))
    .where('person_id', '=', personId)
  return (await invitations.where('ends_at', '>', clock.now()).executeTakeFirst()) as OpenInvitation | undefined
}

export async function confirmInvitation(
  { db, clock }: Context,
  { personId, tokenHash, endsAt }: { personId: number; tokenHash: Buffer; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('role_invitations')
    .set({ token_hash: tokenHash, confirmed_at: clock.now(), ends_at: endsAt })
    .where('person_id', '=', personId)
    .execute()
}

/** Since when somebody is a steward; null or undefined for whoever counts as one of old, and for everybody else. */
export async function findStewardSince({ db }: Context, personId: number): Promise<Date | null | undefined> {
  const person = db.selectFrom('people').select('steward_since').where('id', '=', personId)
  return (await person.executeTakeFirst())?.steward_since
}

export async function deleteInvitation({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('role_invitations').where('person_id', '=', personId).execute()
}

/** Removes the invitations that have ended. */
export async function deleteEndedInvitations({ db, clock }: Context): Promise<void> {
  await db.deleteFrom('role_invitations').where('ends_at', '<=', clock.now()).execute()
}

export type InvitationRow = {
  id: number
  email: string
  role: Role
  ends_at: Date
  invited_by: number | null
  waits: boolean
}

/** The invitations that nobody has accepted yet, those that end first at the top. */
export async function selectInvitations({ db, clock }: Context) {
  const rows = await db
    .selectFrom('role_invitations')
    .innerJoin('people', 'people.id', 'role_invitations.person_id')
    .select(['people.id', 'people.email', 'role_invitations.role', 'ends_at', 'invited_by'])
    .select((eb) => eb('token_hash', 'is', null).as('waits'))
    .where('ends_at', '>', clock.now())
    .orderBy('ends_at')
    .execute()
  return rows as InvitationRow[]
}
