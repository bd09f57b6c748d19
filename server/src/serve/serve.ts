import { warnOfOldZoneData } from '#platform/clock'
import { readConfig } from '#platform/config'
import { listen, pageClient, pagesPlugin } from '#platform/http'
import { readMailbox } from '#platform/mail'
import {
  createPages,
  formPaths,
  linkPaths,
  readsQueryParameter,
  inlineScripts as scripts,
} from '../../../web/app/server.ts'
import type { Server } from '../platform/database/server.ts'
import { startWatchdog } from '../platform/watchdog/watchdog.ts'
import { announceAddress, logRenderError, runToEnd } from '../process.ts'
import { buildApp, type Running, type Services, startServices, stop } from '../program.ts'
import { warnOfSetup } from '../warn-of-setup.ts'
import { startWorker } from '../worker/start-worker.ts'
import { serveClientFiles } from './client-files.ts'

type Given = {
  /** The database that is being reached already. */
  reaching?: Promise<Server>
  /** Called once the program does its part. */
  onStarted?: (running: Running) => void
}

/**
 * Configuration → database → app → listen, until `stopping`; then the process ends. `clientFolder` contains the browser's files.
 */
export function serveUntil(
  stopping: AbortSignal,
  clientFolder: string,
  { reaching, onStarted }: Given,
): Promise<never> {
  const start = async (running: Running) => {
    const config = readConfig(process.env)
    const { role } = config
    const services = await startServices(config, undefined, { stopping, reaching })
    running.services = services
    warnOfOldZoneData(services.log)
    warnOfSetup(config, services.log)
    stopping.throwIfAborted()
    if (role !== 'worker') await serve(running, services, clientFolder)
    stopping.throwIfAborted()
    if (role !== 'web') running.jobs = await startWorker(services)
    if (role !== 'web' && config.mailIn?.imap) running.mailIn = readMailbox(services.ctx, config.mailIn.imap)
    stopping.throwIfAborted()
    // Elsewhere nothing starts the program again.
    if (config.appEnv === 'production') running.watchdog = startWatchdog({ connection: services.database.connection })
    running.served?.metrics.measureProcess()
    services.log.info({ role, app_env: config.appEnv }, 'started')
    announceAddress(config)
    onStarted?.(running)
  }
  return runToEnd(stopping, { start, stop })
}

async function serve(running: Running, services: Services, clientFolder: string): Promise<void> {
  const served = await buildApp(services)
  running.served = served
  const { app, serverState, limits } = served
  await serveClientFiles(app, clientFolder)
  const { providers: outside, publicDemo } = services.config
  const render = createPages((flowId) => pageClient(app, flowId), logRenderError(services.log), {
    ...outside,
    publicDemo,
  })
  await app.register(
    pagesPlugin({ ...services.ctx, serverState, limits, render, readsQueryParameter, formPaths, linkPaths, scripts }),
  )
  await listen(app, services.config)
}
