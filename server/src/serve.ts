import { warnOfOldZoneData } from '#platform/clock'
import { readConfig } from '#platform/config'
import { inProcess, listen, pagesPlugin } from '#platform/http'
import { createPages, readsOfQuery, inlineScripts as scripts } from '../../web/app/server.ts'
import { serveClientFiles } from './client-files.ts'
import { announceStart, reportFault, runToEnd } from './process.ts'
import { buildApp, type Ground, layGround, type Running, startWork } from './program.ts'

/** Configuration → database → app → listen, until `stopping`; then the process ends. `clientFolder` holds the browser's files. */
export function serveUntil(stopping: AbortSignal, clientFolder: string): Promise<never> {
  return runToEnd(stopping, async (running) => {
    const config = readConfig(process.env)
    const ground = await layGround(config, undefined, { stopping })
    running.ground = ground
    warnOfOldZoneData(ground.log)
    stopping.throwIfAborted()
    if (config.role !== 'worker') await serve(running, ground, clientFolder)
    stopping.throwIfAborted()
    if (config.role !== 'web') running.jobs = await startWork(ground)
    stopping.throwIfAborted()
    announceStart(ground.log, config)
  })
}

async function serve(running: Running, ground: Ground, clientFolder: string): Promise<void> {
  const served = await buildApp(ground)
  running.served = served
  const { app, door, limits } = served
  await serveClientFiles(app, clientFolder)
  const { outside, publicDemo } = ground.config
  const transport = (flowId: string) => inProcess(app, door, flowId)
  const render = createPages(transport, reportFault(ground.log), { ...outside, publicDemo })
  await app.register(pagesPlugin({ config: ground.config, door, limits, render, readsOfQuery, scripts }))
  await listen(app, ground.config)
}
