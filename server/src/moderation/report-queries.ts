import type { Decision } from '@reable/contract/moderation/rules'
import { sql } from 'kysely'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import type { ReporterProfile, WeighedReport } from './report-policy.ts'

/** The person or visitor who reports, and their network, as keyed digests. */
export type Reporter = { person: Person | undefined; reporter: Buffer; network: Buffer }

export async function hasReported(
  { db }: Context,
  { listingId, reporter }: { listingId: number; reporter: Buffer },
): Promise<boolean> {
  const reports = db.selectFrom('reports').select('id').where('listing_id', '=', listingId)
  return (await reports.where('reporter', '=', reporter).executeTakeFirst()) !== undefined
}

type NewReport = Reporter &
  ReporterProfile & { listingId: number; reasons: string[]; other: string; wantsOutcome: boolean }

/** Returns the id of the report. */
export async function insertReport({ db, clock }: Context, report: NewReport): Promise<number> {
  const { person, reporter, network, listingId, reasons, other } = report
  const { confirmed, new_account, distrusted, complained_of, weight } = report
  const wants_outcome = report.wantsOutcome && person !== undefined
  const row = { listing_id: listingId, person_id: person?.id ?? null, reporter, network, reasons, other: other || null }
  const { id } = await db
    .insertInto('reports')
    .values({
      ...row,
      confirmed,
      new_account,
      distrusted,
      complained_of,
      weight,
      wants_outcome,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markHidAlone({ db }: Context, { id }: { id: number }): Promise<void> {
  await db.updateTable('reports').set({ hid_alone: true }).where('id', '=', id).execute()
}

/** Counts the listings that an account alone has hidden within a day. */
export async function countHidAlone({ db, clock }: Context, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where('hid_alone', '=', true)
    .where('created_at', '>', new Date(clock.now().getTime() - day))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether a decided report was right. */
export const wasRight = sql<boolean>`coalesce(was_right, decision = 'keep')`

/** Counts an account's reports that volunteers dismissed, and those they upheld. */
export async function countDecidedOf(
  { db }: Context,
  personId: number,
): Promise<{ dismissed: number; upheld: number }> {
  const { dismissed, upheld } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<string>().filterWhere(wasRight, '=', false).as('dismissed'))
    .select(({ fn }) => fn.countAll<string>().filterWhere(wasRight, '=', true).as('upheld'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return { dismissed: Number(dismissed), upheld: Number(upheld) }
}

/** Whether volunteers upheld a complaint about somebody: they were muted for it, or a listing of theirs stayed hidden. */
export async function hasUpheldComplaint({ db }: Context, personId: number): Promise<boolean> {
  const { rows } = await sql<{ upheld: boolean }>`select
    exists (select from person_reports where reported_id = ${personId} and decision = 'pause')
    or exists (select from reports r join listings l on l.id = r.listing_id
      where l.owner_id = ${personId} and r.decision = 'keep') as upheld`.execute(db)
  return rows[0]?.upheld ?? false
}

/** Counts the listings that reports have hidden since a moment and no volunteer has decided about. */
export async function countHiddenByReports({ db }: Context, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('held_at', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reports')
          .select('reports.id')
          .whereRef('reports.listing_id', '=', 'listings.id')
          .where('reports.decided_at', 'is', null),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The reports about a listing that no volunteer has decided, the newest last. */
export const findOpenReports = ({ db }: Context, listingId: number): Promise<WeighedReport[]> =>
  db
    .selectFrom('reports')
    .select(['confirmed', 'new_account', 'distrusted', 'complained_of', 'weight', 'reasons', 'other'])
    .select(sql<string | null>`encode(network, 'hex')`.as('network'))
    .where('listing_id', '=', listingId)
    .where('decided_at', 'is', null)
    .orderBy('id')
    .execute()

/** All reports about a listing, decided or not. */
export const findAllReports = (
  { db }: Context,
  listingId: number,
): Promise<Pick<WeighedReport, 'reasons' | 'other'>[]> =>
  db.selectFrom('reports').select(['reasons', 'other']).where('listing_id', '=', listingId).orderBy('id').execute()

/** Closes the open reports about a listing, and those that `before` closed. Their networks stay for as long as that can be undone. */
export async function decideReports(
  { db }: Context,
  {
    listingId,
    decision,
    wereRight,
    at,
    before,
  }: { listingId: number; decision: Decision; wereRight: boolean; at: Date; before: Date | undefined },
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ decision, was_right: wereRight, decided_at: at })
    .where('listing_id', '=', listingId)
    .where((report) =>
      report.or([report('decided_at', 'is', null), ...(before ? [report('decided_at', '=', before)] : [])]),
    )
    .execute()
}

/** Removes the reporter and their own text from their reports; the reasons stay. */
export async function anonymizeReportsOf({ db }: Context, personId: number): Promise<void> {
  await db
    .updateTable('reports')
    .set({ person_id: null, other: null, network: null, reporter: sql<Buffer>`uuid_send(gen_random_uuid())` })
    .where('person_id', '=', personId)
    .execute()
}
