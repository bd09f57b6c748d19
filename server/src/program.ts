import { accountsRoutes, captchaRoutes, emailChangeRoutes, socialRoutes } from '#accounts'
import { blogRoutes } from '#blog'
import { catalogueRoutes } from '#catalogue'
import { contactRoutes, securityRoutes } from '#contact'
import { contentRoutes } from '#content'
import { fitRoutes } from '#fit'
import { handoversRoutes } from '#handovers'
import { createMetrics, healthRoutes, metricsRoutes } from '#health'
import { impactFileRoutes, impactRoutes } from '#impact'
import { kindsRoutes } from '#kinds'
import { findPublicPictures, listingsRoutes, sitemapRoutes } from '#listings'
import { manualsRoutes } from '#manuals'
import { messagesRoutes } from '#messages'
import { moderationRoutes } from '#moderation'
import { notificationsRoutes, oneClickRoutes } from '#notifications'
import { partnersRoutes } from '#partners'
import { peopleRoutes } from '#people'
import { endPictureProcess, servePictures, uploadRoutes } from '#pictures'
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
  refuseWritesWhenFull,
  type ServerState,
  serveApi,
} from '#platform/http'
import type { Jobs } from '#platform/jobs'
import { createLog, type Log } from '#platform/log'
import { endMailThread, mailgunWebhook, mailWebhook, outboxPage } from '#platform/mail'
import { unlessStopped } from '#platform/stopping'
import { incomingPrefix, openStorage, type Storage, StoreRefusal } from '#platform/storage'
import { privacyRoutes } from '#privacy'
import { prohibitedRoutes } from '#prohibited'
import { recallsRoutes } from '#recalls'
import { repliesRoutes } from '#replies'
import { oneClickSavedRoutes, savedRoutes } from '#saved'
import { seedReferenceData } from '#seeds/reference'
import { refuseVillage } from '#seeds/village'
import { villageCodePage } from '#seeds/village-code-page'
import { volunteersRoutes } from '#volunteers'

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
  const { db, publicData } = database
  const ctx: Context = { config, db, publicData, clock: systemClock, storage, log }
  try {
    log.debug('the database is up to date')
    if (config.appEnv === 'production') await refuseVillage(ctx)
    await seedReferenceData(ctx)
    log.debug('the reference data stands')
    await publicData.listen(database.connection, log)
    options.stopping?.throwIfAborted()
    return { ctx, database, config, log }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Builds the HTTP server with every module's routes. Pages are registered on top of it. */
export async function buildApp(
  { ctx, config, database, log }: Services,
  serverState: ServerState = createServerState(),
) {
  const { app } = createApp(config, log, serverState)
  const metrics = createMetrics(database.pool)
  serverState.countAnswer = metrics.countAnswer
  const limits = createLimits(ctx)
  await serveApi(app, {
    config,
    publicData: ctx.publicData,
    operations: (api) => {
      probes(api, serverState, database.ready)
      api.register(async (api) => {
        refuseWritesWhenFull(api, config, log)
        limitCalls(api, config, limits)
        bindModules(api, ctx, limits, serverState)
        healthRoutes(api, ctx, metrics)
      })
    },
  })
  metricsRoutes(app, ctx, metrics)
  void servePictures(app, ctx, findPublicPictures)
  sitemapRoutes(app, ctx)
  impactFileRoutes(app, ctx)
  oneClickRoutes(app, ctx)
  oneClickSavedRoutes(app, ctx)
  securityRoutes(app, ctx)
  mailWebhook(app, ctx)
  mailgunWebhook(app, ctx)
  outboxPage(app, ctx)
  villageCodePage(app, ctx)
  return { app, serverState, limits, metrics }
}

function bindModules(api: App, ctx: Context, limits: Limits, serverState: ServerState): void {
  placesRoutes(api, ctx, limits)
  catalogueRoutes(api, ctx)
  prohibitedRoutes(api, ctx)
  uploadRoutes(api, ctx, limits)
  listingsRoutes(api, ctx, limits)
  recallsRoutes(api, ctx)
  manualsRoutes(api, ctx)
  kindsRoutes(api, ctx)
  repliesRoutes(api, ctx)
  partnersRoutes(api, ctx)
  fitRoutes(api, ctx, limits, serverState)
  notificationsRoutes(api, ctx)
  savedRoutes(api, ctx, limits)
  messagesRoutes(api, ctx, limits)
  handoversRoutes(api, ctx, limits)
  volunteersRoutes(api, ctx)
  moderationRoutes(api, ctx, limits)
  peopleRoutes(api, ctx)
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

/** The parts of the program that are running. */
export type Running = {
  services?: Services
  mailIn?: { stop(): Promise<void> }
  served?: Awaited<ReturnType<typeof buildApp>>
  jobs?: Jobs
  watchdog?: { stop(): Promise<void> }
}

/**
 * Stops in the order that loses nothing: no new requests, then the jobs, then the database last. Each step runs even if one
 * before it fails; then throws the first error.
 */
export async function stop(
  { services, served, jobs, mailIn, watchdog }: Running,
  graceMilliseconds = 200,
): Promise<void> {
  const steps = [
    async () => served && drain(served.app, served.serverState, graceMilliseconds),
    async () => mailIn?.stop(),
    async () => jobs?.stop(),
    endPictureProcess,
    endMailThread,
    async () => services?.database.close(),
    async () => watchdog?.stop(),
  ]
  const errors: unknown[] = []
  for (const step of steps) await step().catch((error) => errors.push(error))
  if (errors.length) throw errors[0]
}

/** Throws StartError for a store that refuses us: that is a wrong setting. One that does not answer may come back, and is logged. */
export async function checkStorage(storage: Storage, log: Log): Promise<void> {
  try {
    for await (const _ of storage.list(incomingPrefix)) break
  } catch (error) {
    if (error instanceof StoreRefusal) throw new StartError(`${error.message} Look at S3_ENDPOINT and its neighbours.`)
    log.error({ err: error }, 'the pictures cannot be reached')
  }
}
