import { warnOfOldZoneData } from '#platform/clock'
import { readConfig } from '#platform/config'
import { inProcess, listen, pagesPlugin } from '#platform/http'
import { createPages, readsQueryParameter, inlineScripts as scripts } from '../../web/app/server.ts'
import { serveClientFiles } from './client-files.ts'
import { announceStart, logRenderError, runToEnd } from './process.ts'
import { buildApp, type Running, type Services, startServices, startWorker } from './program.ts'

/** Configuration → database → app → listen, until `stopping`; then the process ends. `clientFolder` contains the browser's files. */
export function serveUntil(stopping: AbortSignal, clientFolder: string): Promise<never> {
  return runToEnd(stopping, async (running) => {
    const config = readConfig(process.env)
    const services = await startServices(config, undefined, { stopping })
    running.services = services
    warnOfOldZoneData(services.log)
    stopping.throwIfAborted()
    if (config.role !== 'worker') await serve(running, services, clientFolder)
    stopping.throwIfAborted()
    if (config.role !== 'web') running.jobs = await startWorker(services)
    stopping.throwIfAborted()
    announceStart(services.log, config)
  })
}

async function serve(running: Running, services: Services, clientFolder: string): Promise<void> {
  const served = await buildApp(services)
  running.served = served
  const { app, serverState, limits } = served
  await serveClientFiles(app, clientFolder)
  const { providers: outside, publicDemo } = services.config
  const transport = (flowId: string) => inProcess(app, serverState, flowId)
  const render = createPages(transport, logRenderError(services.log), { ...outside, publicDemo })
  await app.register(pagesPlugin({ ...services.ctx, serverState, limits, render, readsQueryParameter, scripts }))
  await listen(app, services.config)
}
