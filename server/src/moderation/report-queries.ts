import type { Decision } from '@reable/contract/moderation-rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Weighed } from './report-policy.ts'
import type { Reporter } from './reporter.ts'

export async function hasReported(
  { db }: Context,
  { listingId, reporter }: { listingId: number; reporter: Buffer },
): Promise<boolean> {
  const same = db.selectFrom('reports').select('id').where('listing_id', '=', listingId)
  return (await same.where('reporter', '=', reporter).executeTakeFirst()) !== undefined
}

type NewReport = Reporter & { listingId: number; reasons: string[]; other: string }

export async function insertReport({ db, clock }: Context, report: NewReport): Promise<void> {
  const { person, reporter, network, listingId, reasons, other } = report
  const row = { listing_id: listingId, person_id: person?.id ?? null, reporter, network, reasons, other: other || null }
  await db
    .insertInto('reports')
    .values({ ...row, confirmed: person?.confirmed ?? false, created_at: clock.now() })
    .execute()
}

/** The reports about a listing that no volunteer has decided. */
export const findOpenReports = ({ db }: Context, listingId: number): Promise<Weighed[]> =>
  db
    .selectFrom('reports')
    .select(['confirmed', 'reasons', 'other', sql<string | null>`encode(network, 'hex')`.as('network')])
    .where('listing_id', '=', listingId)
    .where('decided_at', 'is', null)
    .orderBy('id')
    .execute()

export async function wasReleased({ db }: Context, listingId: number): Promise<boolean> {
  const released = db.selectFrom('reports').select('id').where('listing_id', '=', listingId)
  return (await released.where('decision', '=', 'release').executeTakeFirst()) !== undefined
}

/** Closes the open reports about a listing. Where they came from is of no use any more. */
export async function decideReports(
  { db, clock }: Context,
  { listingId, decision }: { listingId: number; decision: Decision },
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ decision, decided_at: clock.now(), network: null })
    .where('listing_id', '=', listingId)
    .where('decided_at', 'is', null)
    .execute()
}

export const findReportsOf = ({ db }: Context, personId: number) =>
  db
    .selectFrom('reports')
    .select(['listing_id', 'reasons', 'other', 'created_at', 'decision'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()

/** What is left says that somebody reported, and why; never who, nor in what words. */
export async function loosenReportsOf({ db }: Context, personId: number): Promise<void> {
  await db
    .updateTable('reports')
    .set({ person_id: null, other: null, network: null, reporter: sql<Buffer>`uuid_send(gen_random_uuid())` })
    .where('person_id', '=', personId)
    .execute()
}
