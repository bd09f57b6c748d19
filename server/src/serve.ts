import type { ClientConfig } from 'pg'
import { warnOfOldZoneData } from '#platform/clock'
import { readConfig } from '#platform/config'
import { inProcess, listen, pagesPlugin } from '#platform/http'
import { createPages, readsQueryParameter, inlineScripts as scripts } from '../../web/app/server.ts'
import { serveClientFiles } from './client-files.ts'
import { announceAddress, logRenderError, runToEnd } from './process.ts'
import { buildApp, type Running, type Services, startServices, startWorker, stop } from './program.ts'

/** What a process does that is one of several, and where the database is that its supervisor has reached. */
export type Part = { role: 'web' | 'worker'; database: ClientConfig }

/**
 * Configuration → database → app → listen, until `stopping`; then the process ends. `clientFolder` contains the browser's files.
 * `part` is what one of several processes does; `onStarted` is called once that has begun.
 */
export function serveUntil(
  stopping: AbortSignal,
  clientFolder: string,
  { part, onStarted }: { part?: Part; onStarted?: (running: Running) => void } = {},
): Promise<never> {
  const start = async (running: Running) => {
    const config = readConfig(process.env)
    const role = part?.role ?? config.role
    const services = await startServices(config, undefined, { stopping, reached: part?.database })
    running.services = services
    warnOfOldZoneData(services.log)
    stopping.throwIfAborted()
    if (role !== 'worker') await serve(running, services, clientFolder)
    stopping.throwIfAborted()
    if (role !== 'web') running.jobs = await startWorker(services)
    stopping.throwIfAborted()
    services.log.info({ role, app_env: config.appEnv }, 'started')
    if (!part) announceAddress(config)
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
  const transport = (flowId: string) => inProcess(app, serverState, flowId)
  const render = createPages(transport, logRenderError(services.log), { ...outside, publicDemo })
  await app.register(
    pagesPlugin({ config: services.config, serverState, limits, render, readsQueryParameter, scripts }),
  )
  await listen(app, services.config)
}
