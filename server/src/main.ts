import { warnOfOldZoneData } from '#platform/clock'
import { readConfig } from '#platform/config'
import { inProcess, listen, pagesPlugin } from '#platform/http'
import { createPages, readsOfQuery, inlineScripts as scripts } from '../../web/app/server.ts'
import { serveClientFiles } from './client-files.ts'
import { announceStart, endOnSignals, explainFailure, reportFault } from './process.ts'
import { buildApp, type Ground, layGround, startWork, stop } from './program.ts'

// Configuration → database → app → listen.
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const ground = await layGround(config)
  warnOfOldZoneData(ground.log)
  const served = config.role === 'worker' ? undefined : await serve(ground)
  const jobs = config.role === 'web' ? undefined : await startWork(ground)
  endOnSignals(ground.log, () => stop({ ground, served, jobs }))
  announceStart(ground.log, config)
}

async function serve(ground: Ground) {
  const served = await buildApp(ground)
  const { app, door, limits } = served
  await serveClientFiles(app)
  const render = createPages((flowId) => inProcess(app, door, flowId), reportFault(ground.log), ground.config.outside)
  await app.register(pagesPlugin({ config: ground.config, door, limits, render, readsOfQuery, scripts }))
  await listen(app, ground.config)
  return served
}

await main().catch(explainFailure)
