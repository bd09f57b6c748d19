import pg from 'pg'
import { accountChecks, accountJobs, accountsRoutes, captchaRoutes, emailChangeRoutes, socialRoutes } from '#accounts'
import { blogJobsWith, blogRoutes, enqueueFeedRefresh } from '#blog'
import { catalogueRoutes } from '#catalogue'
import { contactJobs, contactRoutes, securityRoutes } from '#contact'
import { contentRoutes } from '#content'
import { findPublicPictures, listingChecks, listingJobs, listingsRoutes, sitemapRoutes } from '#listings'
import { messagesRoutes } from '#messages'
import { moderationRoutes } from '#moderation'
import { notificationChecks, notificationJobs, notificationsRoutes, oneClickRoutes } from '#notifications'
import { endPictureProcess, pictureJobs, servePictures, uploadRoutes } from '#pictures'
import { placesRoutes } from '#places'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { type OpenDatabase, openDatabase, type ReachOptions, StartError } from '#platform/database'
import {
  type App,
  createApp,
  createLimits,
  createServerState,
  drain,
  type Limits,
  limitCalls,
  probes,
  type ServerState,
  serveApi,
} from '#platform/http'
import { idempotencyJobs } from '#platform/idempotency'
import { startJobs } from '#platform/jobs'
import { createLog, type Log } from '#platform/log'
import { mailJobsWith, outboxPage } from '#platform/mail'
import { unlessStopped } from '#platform/stopping'
import { incomingPrefix, openStorage, type Storage, StoreRefusal } from '#platform/storage'
import { privacyJobs, privacyRoutes } from '#privacy'
import { oneClickSavedRoutes, savedChecks, savedJobs, savedRoutes } from '#saved'
import { shippedFeed } from '#seeds/blog/feed'
import { seedReferenceData } from '#seeds/reference'
import { openVillage, refuseVillage, villageJobs } from '#seeds/village'

/** The services that the program needs before it takes requests: database, storage, configuration and log. */
export type Services = { ctx: Context; database: OpenDatabase; config: Config; log: Log }

/**
 * Opens database and storage and seeds the reference data. Throws StartError with one sentence, or the reason of a stop; then
 * nothing stays open.
 */
export async function startServices(
  config: Config,
  log = createLog(config),
  options: ReachOptions = {},
): Promise<Services> {
  const storage = openStorage(config)
  try {
    await unlessStopped(checkStorage(storage, log), options.stopping)
  } catch (error) {
    await options.reaching?.then(({ release }) => release()).catch(() => {})
    throw error
  }
  const database = await openDatabase(config, log, options)
  const ctx: Context = {
    config,
    db: database.db,
    read: database.read,
    changes: database.changes,
    clock: systemClock,
    storage,
    log,
  }
  try {
    log.debug('the database is up to date')
    if (config.appEnv === 'production') await refuseVillage(ctx)
    await seedReferenceData(ctx)
    log.debug('the reference data stands')
    options.stopping?.throwIfAborted()
    return { ctx, database, config, log }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Throws StartError for a store that refuses us: that is a wrong setting. One that does not answer may come back, and is logged. */
async function checkStorage(storage: Storage, log: Log): Promise<void> {
  try {
    for await (const _ of storage.list(incomingPrefix)) break
  } catch (error) {
    if (error instanceof StoreRefusal) throw new StartError(`${error.message} Look at S3_ENDPOINT and its neighbours.`)
    log.error({ err: error }, 'the pictures cannot be reached')
  }
}

/** Builds the HTTP server with every module's routes. Pages are registered on top of it. */
export async function buildApp(
  { ctx, config, database, log }: Services,
  serverState: ServerState = createServerState(),
) {
  const { app } = createApp(config, log, serverState)
  const limits = createLimits(ctx)
  await serveApi(app, {
    config,
    serverState,
    operations: (api) => {
      probes(api, serverState, database.ready)
      api.register(async (api) => {
        limitCalls(api, config, serverState, limits)
        bindModules(api, ctx, limits)
      })
    },
  })
  servePictures(app, ctx, findPublicPictures)
  sitemapRoutes(app, ctx)
  oneClickRoutes(app, ctx)
  oneClickSavedRoutes(app, ctx)
  securityRoutes(app, ctx)
  outboxPage(app, config)
  return { app, serverState, limits }
}

function bindModules(api: App, ctx: Context, limits: Limits): void {
  placesRoutes(api, ctx, limits)
  catalogueRoutes(api, ctx)
  uploadRoutes(api, ctx, limits)
  listingsRoutes(api, ctx, limits)
  notificationsRoutes(api, ctx)
  savedRoutes(api, ctx, limits)
  messagesRoutes(api, ctx, limits)
  moderationRoutes(api, ctx, limits)
  contactRoutes(api, ctx, limits)
  blogRoutes(api, ctx)
  contentRoutes(api, ctx)
  accountsRoutes(api, ctx, limits)
  emailChangeRoutes(api, ctx, limits)
  captchaRoutes(api, ctx, limits)
  socialRoutes(api, ctx, limits)
  privacyRoutes(api, ctx, limits)
}

/** Starts the jobs in this process; the village has jobs in the demonstration alone. */
export async function startWorker({ ctx, database, config }: Services) {
  const isProduction = config.appEnv === 'production'
  if (!isProduction) await openVillage(ctx)
  await enqueueFeedRefresh(ctx)
  return startJobs({
    ctx,
    pool: database.pool,
    connect: async () => {
      const client = new pg.Client(database.connection)
      await client.connect()
      return client
    },
    table: {
      ...mailJobsWith({ ...accountChecks, ...listingChecks, ...notificationChecks, ...savedChecks }),
      ...idempotencyJobs,
      ...pictureJobs,
      ...accountJobs,
      ...listingJobs,
      ...notificationJobs,
      ...savedJobs,
      ...contactJobs,
      ...privacyJobs,
      ...blogJobsWith(shippedFeed),
      ...(isProduction ? {} : villageJobs),
    },
    schedule: [
      { task: 'tend-listings', match: '*/5 * * * *' },
      { task: 'tell-savers', match: '25 * * * *' },
      { task: 'take-feed', match: '*/30 * * * *' },
      { task: 'sweep-strays', match: '20 * * * *' },
      { task: 'sweep-contact', match: '30 * * * *' },
      { task: 'sweep-done-once', match: '50 * * * *' },
      { task: 'sweep-ended', match: '40 * * * *' },
      { task: 'sweep-old', match: '10 * * * *' },
      { task: 'sweep-outbox', match: '15 3 * * *' },
      // Unconfirmed people of the village stay, however long it runs.
      ...(isProduction ? [{ task: 'sweep-unconfirmed', match: '0 * * * *' }] : []),
    ],
  })
}

/** The parts of the program that are running. */
export type Running = {
  services?: Services
  served?: Awaited<ReturnType<typeof buildApp>>
  jobs?: Awaited<ReturnType<typeof startWorker>>
}

/**
 * Stops in the order that loses nothing: no new requests, then the jobs, then the database last. Each step runs even if one
 * before it fails; then throws the first error.
 */
export async function stop({ services, served, jobs }: Running, graceMilliseconds = 200): Promise<void> {
  const steps = [
    async () => served && drain(served.app, served.serverState, graceMilliseconds),
    async () => jobs?.stop(),
    async () => served?.limits.stop(),
    endPictureProcess,
    async () => services?.database.close(),
  ]
  const errors: unknown[] = []
  for (const step of steps) await step().catch((error) => errors.push(error))
  if (errors.length) throw errors[0]
}
