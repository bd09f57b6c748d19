import { accountChecks, accountJobs, accountsRoutes, captchaRoutes, emailChangeRoutes, socialRoutes } from '#accounts'
import { blogJobsWith, blogRoutes, enqueueFeedRefresh } from '#blog'
import { catalogueRoutes } from '#catalogue'
import { contactJobs, contactRoutes, securityRoutes } from '#contact'
import { contentRoutes } from '#content'
import { fitRoutes } from '#fit'
import { handoverJobs, handoversRoutes } from '#handovers'
import { impactFileRoutes, impactJobs, impactRoutes } from '#impact'
import { kindsRoutes } from '#kinds'
import { findPublicPictures, listingChecks, listingJobs, listingsRoutes, sitemapRoutes } from '#listings'
import { knowsMailAddress, messageChecks, messageJobs, messagesRoutes } from '#messages'
import { moderationRoutes } from '#moderation'
import { notificationChecks, notificationJobs, notificationsRoutes, oneClickRoutes } from '#notifications'
import { endPictureProcess, hashPicturesSoon, pictureJobs, servePictures, uploadRoutes } from '#pictures'
import { placesRoutes } from '#places'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { type OpenDatabase, openClient, openDatabase, type ReachOptions, StartError } from '#platform/database'
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
import { type JobTable, startJobs } from '#platform/jobs'
import { createLog, type Log } from '#platform/log'
import { endMailThread, type MailIn, mailJobsWith, mailWebhook, outboxPage, startMailIn } from '#platform/mail'
import { unlessStopped } from '#platform/stopping'
import { incomingPrefix, openStorage, type Storage, StoreRefusal } from '#platform/storage'
import { privacyJobs, privacyRoutes } from '#privacy'
import { oneClickSavedRoutes, savedChecks, savedJobs, savedRoutes } from '#saved'
import { shippedFeed } from '#seeds/blog/feed'
import { seedReferenceData } from '#seeds/reference'
import { openVillage, refuseVillage, villageJobs } from '#seeds/village'
import { villageCodePage } from '#seeds/village-code-page'
import { volunteerJobs, volunteersRoutes } from '#volunteers'

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
        bindModules(api, ctx, limits, serverState)
      })
    },
  })
  servePictures(app, ctx, findPublicPictures)
  sitemapRoutes(app, ctx)
  impactFileRoutes(app, ctx)
  oneClickRoutes(app, ctx)
  oneClickSavedRoutes(app, ctx)
  securityRoutes(app, ctx)
  mailWebhook(app, ctx)
  outboxPage(app, ctx)
  villageCodePage(app, ctx)
  return { app, serverState, limits }
}

function bindModules(api: App, ctx: Context, limits: Limits, serverState: ServerState): void {
  placesRoutes(api, ctx, limits)
  catalogueRoutes(api, ctx)
  uploadRoutes(api, ctx, limits)
  listingsRoutes(api, ctx, limits)
  kindsRoutes(api, ctx)
  fitRoutes(api, ctx, limits, serverState)
  notificationsRoutes(api, ctx)
  savedRoutes(api, ctx, limits)
  messagesRoutes(api, ctx, limits)
  handoversRoutes(api, ctx, limits)
  volunteersRoutes(api, ctx)
  moderationRoutes(api, ctx, limits)
  impactRoutes(api, ctx)
  contactRoutes(api, ctx, limits)
  blogRoutes(api, ctx)
  contentRoutes(api, ctx)
  accountsRoutes(api, ctx, limits)
  emailChangeRoutes(api, ctx, limits)
  captchaRoutes(api, ctx, limits)
  socialRoutes(api, ctx, limits)
  privacyRoutes(api, ctx, limits)
}

/** What each job does, but for those of the village. */
export const jobTable: JobTable = {
  ...mailJobsWith({ ...accountChecks, ...listingChecks, ...notificationChecks, ...savedChecks, ...messageChecks }),
  ...idempotencyJobs,
  ...pictureJobs,
  ...accountJobs,
  ...volunteerJobs,
  ...listingJobs,
  ...notificationJobs,
  ...savedJobs,
  ...messageJobs,
  ...handoverJobs,
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
  return startJobs({
    ctx,
    pool: database.pool,
    connect: () => openClient(database.connection),
    table: { ...jobTable, ...(isProduction ? {} : villageJobs) },
    schedule: scheduleOf(isProduction),
  })
}

/** When each job that no act queues is due, as cron writes it. */
const scheduleOf = (isProduction: boolean) => [
  { task: 'tend-listings', match: '*/5 * * * *' },
  { task: 'sweep-handovers', match: '*/5 * * * *' },
  // What is shown to everybody is made anew once an hour; in the demonstration, where people try it out, at once.
  { task: 'count-impact', match: isProduction ? '5 * * * *' : '* * * * *' },
  { task: 'tell-savers', match: '25 * * * *' },
  { task: 'take-feed', match: '*/30 * * * *' },
  { task: 'sweep-strays', match: '20 * * * *' },
  { task: 'sweep-contact', match: '30 * * * *' },
  { task: 'sweep-conversations', match: '35 * * * *' },
  { task: 'sweep-done-once', match: '50 * * * *' },
  { task: 'sweep-ended', match: '40 * * * *' },
  { task: 'sweep-invitations', match: '45 * * * *' },
  // Monday morning in Vancouver.
  { task: 'mail-volunteer-summary', match: '0 15 * * 1' },
  { task: 'sweep-old', match: '10 * * * *' },
  { task: 'sweep-outbox', match: '15 3 * * *' },
  // Unconfirmed people of the village stay, however long it runs.
  ...(isProduction ? [{ task: 'sweep-unconfirmed', match: '0 * * * *' }] : []),
]

/** Starts the ways by which mail comes in, beside the jobs that decide about it. Throws StartError when a port cannot be had. */
export async function startIncomingMail({ ctx, config }: Services): Promise<MailIn> {
  try {
    return await startMailIn(ctx, knowsMailAddress)
  } catch (error) {
    const { host, port } = config.mailIn?.listener ?? {}
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new StartError(
      `Mail cannot come in at ${host}:${port} (${reason}). Look at MAIL_IN_LISTEN and its neighbours.`,
    )
  }
}

/** The parts of the program that are running. */
export type Running = {
  services?: Services
  mailIn?: MailIn
  served?: Awaited<ReturnType<typeof buildApp>>
  jobs?: Awaited<ReturnType<typeof startWorker>>
}

/**
 * Stops in the order that loses nothing: no new requests, then the jobs, then the database last. Each step runs even if one
 * before it fails; then throws the first error.
 */
export async function stop({ services, served, jobs, mailIn }: Running, graceMilliseconds = 200): Promise<void> {
  const steps = [
    async () => served && drain(served.app, served.serverState, graceMilliseconds),
    async () => mailIn?.stop(),
    async () => jobs?.stop(),
    async () => served?.limits.stop(),
    endPictureProcess,
    endMailThread,
    async () => services?.database.close(),
  ]
  const errors: unknown[] = []
  for (const step of steps) await step().catch((error) => errors.push(error))
  if (errors.length) throw errors[0]
}
