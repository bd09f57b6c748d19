import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { type BackupState, lastBackup } from '#backups'
import { countPublicListings } from '#listings'
import { countHiddenByReports } from '#moderation'
import { hour, second } from '#platform/clock'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import { type Queue, readQueue } from '#platform/jobs'
import { type MailCounts, readMailCounts } from '#platform/mail'
import { remember } from '#platform/remember'

/** How the place does at one moment: counts and times, of nobody. */
export type State = {
  at: Date
  jobs: Queue
  mails: MailCounts
  photos: number
  publicListings: number
  cases: CaseCounts
  /** How many listings reports have hidden within an hour. */
  hiddenByReports: number
  backup: BackupState
  /** Of the data folder, in bytes. */
  disk: { free: number; size: number }
}

/** However often it is asked for, the database is asked once in so long. */
export const readState = remember([], read, { longest: 10 * second })

async function read(ctx: Context): Promise<State> {
  const at = ctx.clock.now()
  const [jobs, mails, photos, publicListings, cases, hiddenByReports, backup, disk] = await Promise.all([
    readQueue(ctx),
    readMailCounts(ctx),
    countPhotosOnTheWay(ctx),
    countPublicListings(ctx),
    countCases(ctx),
    countHiddenByReports(ctx, new Date(at.getTime() - hour)),
    lastBackup(ctx),
    readDisk(ctx.config.dataFolder),
  ])
  return { at, jobs, mails, photos, publicListings, cases, hiddenByReports, backup, disk }
}

/** The space of the disk that a folder is on, as far as this user may fill it. Throws where there is no such folder. */
export async function readDisk(folder: string): Promise<State['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** What waits for volunteers, and since when the oldest of it does. */
type CaseCounts = { listings: number; people: number; messages: number; oldest: Date | null }

/** Counts what volunteers have not decided about yet; each count reads what is open alone. */
async function countCases({ db }: Context): Promise<CaseCounts> {
  const { rows } = await sql<CaseCounts>`
    with open as (
      select 'listings' as kind, created_at as since from reports where decided_at is null
      union all select 'people', created_at from person_reports where decided_at is null
      union all select 'messages', held_at from pending_messages where decided_at is null)
    select count(*) filter (where kind = 'listings')::int as listings,
      count(*) filter (where kind = 'people')::int as people,
      count(*) filter (where kind = 'messages')::int as messages, min(since) as oldest
    from open`.execute(db)
  return onlyRow(rows)
}

/** Photos of the last hour that are no picture yet: on their way, or left by somebody who went on without them. */
async function countPhotosOnTheWay({ db, clock }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select((uploads) => uploads.fn.countAll<number>().as('count'))
    .where('picture_id', 'is', null)
    .where('created_at', '>', new Date(clock.now().getTime() - hour))
    .executeTakeFirstOrThrow()
  return count
}
