import type { CaseSubject } from '@reable/contract/cases/rules'
import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'
import { type Subject, subjectColumn } from './case-subject.ts'

export type CaseRow = Omit<Selectable<Tables['cases']>, 'subject'> & { subject: CaseSubject }

export const findCase = async ({ db }: Context, id: number): Promise<CaseRow | undefined> =>
  (await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst()) as CaseRow | undefined

/** The same, locked until the transaction ends. */
export const lockCase = async ({ db }: Context, id: number): Promise<CaseRow | undefined> =>
  (await db.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as CaseRow | undefined

/** The open case about something, locked until the transaction ends. */
export const lockOpenCase = async ({ db }: Context, { kind, id }: Subject): Promise<CaseRow | undefined> =>
  (await db
    .selectFrom('cases')
    .selectAll()
    .where(subjectColumn[kind], '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) as CaseRow | undefined

/** Whether a case about something waits. */
export async function isOpen({ db }: Context, { kind, id }: Subject): Promise<boolean> {
  const cases = db.selectFrom('cases').select('id').where(subjectColumn[kind], '=', id).where('closed_at', 'is', null)
  return (await cases.executeTakeFirst()) !== undefined
}

type Claim = { id: number; volunteerId: number; until: Date }

/** Gives a case to somebody, who has locked it. */
export async function updateClaim({ db }: Context, { id, volunteerId, until }: Claim): Promise<void> {
  const claim = { claimed_by: volunteerId, claimed_until: until }
  await db.updateTable('cases').set(claim).where('id', '=', id).execute()
}

/** Ends somebody's own claim. */
export async function removeClaim(
  { db }: Context,
  { id, volunteerId }: Pick<Claim, 'id' | 'volunteerId'>,
): Promise<void> {
  const none = { claimed_by: null, claimed_until: null }
  await db.updateTable('cases').set(none).where('id', '=', id).where('claimed_by', '=', volunteerId).execute()
}

export async function closeCase({ db, clock }: Context, id: number): Promise<void> {
  await db
    .updateTable('cases')
    .set({ closed_at: clock.now(), claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .execute()
}

export async function reopenCase({ db }: Context, id: number): Promise<void> {
  await db.updateTable('cases').set({ closed_at: null }).where('id', '=', id).execute()
}

/**
 * Whether the case `c` is about somebody, or about what is theirs or their organization's: a listing, their conversation, anything or anybody
 * that they reported, whatever was decided about that before.
 */
export const isOwn = (personId: number) => sql<boolean>`(
  exists (select from people o
    where o.id = coalesce(c.person_id, (select owner_id from listings where id = c.listing_id))
      and (o.id = ${personId} or o.partner_id = (select partner_id from people where id = ${personId})))
  or exists (select from messages m join conversations v on v.id = m.conversation_id
    where m.id = c.message_id and ${personId} in (v.owner_id, v.buyer_id))
  or exists (select from reports r where r.listing_id = c.listing_id and r.person_id = ${personId})
  or exists (select from person_reports r where r.reported_id = c.person_id and r.reporter_id = ${personId}))`

export async function isOwnCase({ db }: Context, { id, personId }: { id: number; personId: number }): Promise<boolean> {
  const { rows } = await sql<{
    own: boolean
  }>`select ${isOwn(personId)} as own from cases c where c.id = ${id}`.execute(db)
  return rows[0]?.own ?? false
}
