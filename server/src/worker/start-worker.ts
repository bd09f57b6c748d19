import { backupJobsWith } from '#backups'
import { enqueueFeedRefresh } from '#blog'
import { reindexRestoredSoon } from '#listings'
import { hashPicturesSoon } from '#pictures'
import { openClient, removeAbandonedTrials } from '#platform/database'
import { startJobs } from '#platform/jobs'
import { refreshRecallsSoon } from '#recalls'
import { openVillage, villageJobs } from '#seeds/village'
import type { Services } from '../program.ts'
import { jobTable } from './job-table.ts'
import { scheduleOf } from './schedule.ts'

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
