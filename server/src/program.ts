import { join } from 'node:path'
import pg from 'pg'
import { catalogueRoutes } from '#catalogue'
import { contentRoutes } from '#content'
import { listingJobs, listingsRoutes, sitemapRoutes } from '#listings'
import { endPictureProcess, pictureJobs, servePictures } from '#pictures'
import { placesRoutes } from '#places'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { type OpenDatabase, openDatabase } from '#platform/database'
import { createApp, createDoor, createLimits, type Door, drain, probes, serveApi } from '#platform/http'
import { startJobs } from '#platform/jobs'
import { createLog, type Log } from '#platform/log'
import { mailJobs, outboxPage } from '#platform/mail'
import { folderStorage } from '#platform/storage'
import { settleReferenceData } from '#seeds/reference'
import { openVillage, villageJobs } from '#seeds/village'

/** What the program stands on, before anyone may ask it anything. */
export type Ground = { ctx: Context; database: OpenDatabase; config: Config; log: Log }

/** Opens database and storage and settles the reference data. Throws StartError with one sentence. */
export async function layGround(
  config: Config,
  log = createLog(config),
  options?: { beside?: boolean },
): Promise<Ground> {
  const database = await openDatabase(config, log, options)
  const storage = folderStorage(join(config.dataFolder, 'pictures'))
  const ctx: Context = { config, db: database.db, read: database.read, clock: systemClock, storage, log }
  await settleReferenceData(ctx)
  return { ctx, database, config, log }
}

/** The HTTP door with every module's routes. Pages come on top of it. */
export async function buildApp({ ctx, config, database, log }: Ground, door: Door = createDoor()) {
  const { app } = createApp(config, log, door)
  const limits = createLimits(ctx)
  await serveApi(app, {
    config,
    door,
    operations: (api) => {
      probes(api, door, database.ready)
      placesRoutes(api, ctx)
      catalogueRoutes(api, ctx)
      listingsRoutes(api, ctx)
      contentRoutes(api, ctx)
    },
  })
  servePictures(app, ctx)
  sitemapRoutes(app, ctx)
  outboxPage(app, config)
  return { app, door, limits }
}

/** Jobs in this process, the village's among them. */
export async function startWork({ ctx, database, config }: Ground) {
  if (config.appEnv !== 'production') await openVillage(ctx)
  return startJobs({
    ctx,
    pool: database.pool,
    connect: async () => {
      const client = new pg.Client(database.connection)
      await client.connect()
      return client
    },
    table: { ...mailJobs, ...pictureJobs, ...listingJobs, ...villageJobs },
    schedule: [{ task: 'sweep-strays', match: '20 * * * *' }],
  })
}

type Running = {
  ground: Ground
  served?: Awaited<ReturnType<typeof buildApp>> | undefined
  jobs?: Awaited<ReturnType<typeof startWork>> | undefined
}

/** Stops in the order that loses nothing: no new requests, then the jobs, then the database last. */
export async function stop({ ground, served, jobs }: Running, graceMilliseconds = 200): Promise<void> {
  if (served) await drain(served.app, served.door, graceMilliseconds)
  await jobs?.stop()
  await served?.limits.stop()
  await endPictureProcess()
  await ground.database.close()
}
