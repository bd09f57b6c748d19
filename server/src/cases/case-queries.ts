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

const decidedInCase = sql`(select decided_at from case_decisions where case_id = c.id)`

/**
 * Whether the case `c` is about somebody, or about what is theirs or their organization's: a listing, their conversation, a listing that they
 * reported, or a person, if that report waits, the case decided it, or a restriction since holds or was ended by the case.
 */
export const isOwn = ({ clock }: Context, personId: number) => sql<boolean>`(
  exists (select from people o
    where o.id = coalesce(c.person_id, (select owner_id from listings where id = c.listing_id))
      and (o.id = ${personId} or o.partner_id = (select partner_id from people where id = ${personId})))
  or exists (select from messages m join conversations v on v.id = m.conversation_id
    where m.id = c.message_id and ${personId} in (v.owner_id, v.buyer_id))
  or exists (select from reports r where r.listing_id = c.listing_id and r.person_id = ${personId})
  or exists (select from person_reports r where r.reported_id = c.person_id and r.reporter_id = ${personId}
    and (r.decided_at is null or r.decided_at in ${decidedInCase}
      or exists (select from restrictions w where w.person_id = c.person_id and w.begun_at >= r.created_at
        and (w.over_at is null or w.over_at > ${clock.now()} or w.lifted_at in ${decidedInCase})))))`

export async function isOwnCase(ctx: Context, { id, personId }: { id: number; personId: number }): Promise<boolean> {
  const { rows } = await sql<{
    own: boolean
  }>`select ${isOwn(ctx, personId)} as own from cases c where c.id = ${id}`.execute(ctx.db)
  return rows[0]?.own ?? false
}
