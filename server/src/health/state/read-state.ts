import { statfs } from 'node:fs/promises'
import { type BackupState, lastBackup } from '#backups'
import { countPublicListings } from '#listings'
import { countHiddenByReports } from '#moderation'
import { hour, second } from '#platform/clock'
import type { Context } from '#platform/context'
import { type Queue, readQueue } from '#platform/jobs'
import { type MailCounts, readMailCounts } from '#platform/mail'
import { remember } from '#platform/remember'
import { type CaseCounts, countCases, countPhotosOnTheWay } from './state-queries.ts'

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
