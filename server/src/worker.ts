import { accountChecks, accountJobs } from '#accounts'
import { backupJobsWith } from '#backups'
import { blogJobsWith, enqueueFeedRefresh } from '#blog'
import { contactJobs } from '#contact'
import { handoverChecks, handoverJobs } from '#handovers'
import { impactJobs } from '#impact'
import { listingChecks, listingJobs, reindexRestoredSoon } from '#listings'
import { manualJobs } from '#manuals'
import { messageChecks, messageJobs } from '#messages'
import { moderationChecks, moderationJobs } from '#moderation'
import { notificationChecks, notificationJobs } from '#notifications'
import { peopleJobs } from '#people'
import { hashPicturesSoon, pictureJobs } from '#pictures'
import { openClient, removeAbandonedTrials } from '#platform/database'
import { idempotencyJobs } from '#platform/idempotency'
import { type JobTable, startJobs } from '#platform/jobs'
import { mailJobsWith } from '#platform/mail'
import { privacyJobs } from '#privacy'
import { recallJobsWith, refreshRecallsSoon } from '#recalls'
import { savedChecks, savedJobs } from '#saved'
import { shippedFeed } from '#seeds/blog/feed'
import { shippedRecalls } from '#seeds/recalls/shipped'
import { openVillage, villageJobs } from '#seeds/village'
import { volunteerJobs } from '#volunteers'
import type { Services } from './program.ts'

const ownerChecks = { ...accountChecks, ...listingChecks, ...notificationChecks, ...savedChecks }

/** What each job does, but for those of the village. */
export const jobTable: JobTable = {
  ...mailJobsWith({ ...ownerChecks, ...messageChecks, ...handoverChecks, ...moderationChecks }),
  ...idempotencyJobs,
  ...pictureJobs,
  ...accountJobs,
  ...volunteerJobs,
  ...moderationJobs,
  ...recallJobsWith(shippedRecalls),
  ...manualJobs,
  ...listingJobs,
  ...notificationJobs,
  ...savedJobs,
  ...messageJobs,
  ...handoverJobs,
  ...peopleJobs,
  ...impactJobs,
  ...contactJobs,
  ...privacyJobs,
  ...blogJobsWith(shippedFeed),
}

/** Starts the jobs in this process; the village has jobs in the demonstration alone. */
export async function startWorker({ ctx, database, config }: Services) {
  const isProduction = config.appEnv === 'production'
  if (!isProduction) await openVillage(ctx)
  await enqueueFeedRefresh(ctx)
  await hashPicturesSoon(ctx)
  await reindexRestoredSoon(ctx)
  // A database that a backup was tried in outlives a program that is killed.
  if (config.backups) await removeAbandonedTrials(config.dataFolder)
  await refreshRecallsSoon(ctx)
  const { db, pool } = database.sessions
  return startJobs({
    ctx: { ...ctx, db },
    pool,
    connect: () => openClient(database.connection),
    table: { ...jobTable, ...backupJobsWith(database), ...(isProduction ? {} : villageJobs) },
    schedule: scheduleOf({ isProduction, makesBackups: config.backups !== undefined }),
  })
}

/** When each job that no act queues is due, as cron writes it. */
const scheduleOf = ({ isProduction, makesBackups }: { isProduction: boolean; makesBackups: boolean }) => [
  { task: 'tend-listings', match: '*/5 * * * *' },
  { task: 'sweep-handovers', match: '*/5 * * * *' },
  { task: 'sweep-restrictions', match: '*/5 * * * *' },
  // What is shown to everybody is made anew once an hour; in the demonstration, where people try it out, at once.
  { task: 'count-impact', match: isProduction ? '5 * * * *' : '* * * * *' },
  { task: 'tell-savers', match: '25 * * * *' },
  { task: 'take-feed', match: '*/30 * * * *' },
  { task: 'refresh-recalls', match: '17 9 * * *' },
  { task: 'check-manuals', match: '37 10 * * *' },
  { task: 'sweep-strays', match: '20 * * * *' },
  { task: 'sweep-contact', match: '30 * * * *' },
  { task: 'sweep-conversations', match: '35 * * * *' },
  { task: 'sweep-done-once', match: '50 * * * *' },
  { task: 'sweep-ended', match: '40 * * * *' },
  { task: 'end-undo', match: '55 * * * *' },
  { task: 'sweep-invitations', match: '45 * * * *' },
  // Monday morning in Vancouver.
  { task: 'mail-volunteer-summary', match: '0 15 * * 1' },
  { task: 'sweep-old', match: '10 * * * *' },
  { task: 'sweep-outbox', match: '15 3 * * *' },
  // Two o'clock at night in Vancouver.
  ...(makesBackups ? [{ task: 'make-backup', match: '0 9 * * *' }] : []),
  // Unconfirmed people of the village stay, however long it runs.
  ...(isProduction ? [{ task: 'sweep-unconfirmed', match: '0 * * * *' }] : []),
]
