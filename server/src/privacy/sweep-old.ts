import { type RawBuilder, sql } from 'kysely'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

type RetentionRule = {
  table: keyof Tables
  /** The column whose moment the days count from. */
  since: string
  days: number
  /** A condition on the rows; without one it is all of them. */
  only?: RawBuilder<unknown>
}

/** The rows that expire by their age alone; docs/retention.md has the reasons. Rows with an expiry of their own are swept by their module. */
const retentionRules: readonly RetentionRule[] = [
  { table: 'listing_moves', since: 'moved_at', days: 1 },
  { table: 'limit_counts', since: 'window_start', days: 2 },
  { table: 'mails', since: 'created_at', days: 90, only: sql`outcome <> 'waiting'` },
  { table: 'incoming_mails', since: 'received_at', days: 30 },
  { table: 'mail_bounces', since: 'bounced_at', days: 180 },
  { table: 'mail_explanations', since: 'explained_at', days: 1 },
  { table: 'email_changes', since: 'created_at', days: 90 },
  { table: 'no_shows', since: 'reported_at', days: 180 },
  { table: 'used_answer_links', since: 'used_at', days: 30 },
  { table: 'revoked_links', since: 'revoked_at', days: 1095 },
  { table: 'handover_sheets', since: 'created_at', days: 3650 },
  { table: 'handover_sheets', since: 'ended_at', days: 180 },
  { table: 'missing_measures', since: 'day_start', days: 31 },
  { table: 'missed_searches', since: 'day_start', days: 730 },
  { table: 'recent_searches', since: 'searched_at', days: 30 },
  { table: 'backups', since: 'began_at', days: 90 },
  { table: 'closed_accounts', since: 'closed_at', days: 40 },
  { table: 'notified', since: 'notified_at', days: 365 },
  { table: 'listing_reminders', since: 'ends_at', days: 30 },
  { table: 'listing_links', since: 'created_at', days: 1095 },
  { table: 'imports', since: 'changed_at', days: 30 },
  { table: 'partner_invitations', since: 'ends_at', days: 1 },
  {
    table: 'cases',
    since: 'closed_at',
    days: 730,
    // As long as a listing is hidden, volunteers can read why.
    only: sql`not exists (select from listings l where l.id = cases.listing_id and l.held_at is not null)`,
  },
  { table: 'restrictions', since: 'over_at', days: 730 },
  { table: 'factor_resets', since: 'begun_at', days: 730 },
  { table: 'person_notes', since: 'written_at', days: 730 },
  { table: 'reports', since: 'decided_at', days: 730 },
  { table: 'decisions', since: 'decided_at', days: 730 },
]

/** Rows in one statement: no lock lasts longer than a moment. */
const batchSize = 1_000
/** Batches of a table in one run; the rest is deleted by the next. */
const maxBatches = 100

/** Deletes the rows that have expired, batch by batch. */
async function deleteExpiredRows({ db, clock }: Context, { table, since, days, only }: RetentionRule): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - days * day)
  for (let batch = 0; batch < maxBatches; batch++) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)}
        where ${sql.ref(since)} < ${cutoff} and ${only ?? sql`true`} limit ${batchSize}))`.execute(db)
    if (numAffectedRows < batchSize) return
  }
}

/** In days: long enough to investigate a failure. */
const failedJobRetentionDays = 30

/** Removes jobs that were given up. */
async function deleteFailedJobs({ db, clock }: Context): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - failedJobRetentionDays * day)
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where attempts >= max_attempts and run_at < ${cutoff} limit ${batchSize}))`.execute(
    db,
  )
}

/** Deletes what nobody needs any more, by its age. */
export async function sweepOld(ctx: Context): Promise<void> {
  for (const rule of retentionRules) await deleteExpiredRows(ctx, rule)
  await deleteFailedJobs(ctx)
}
