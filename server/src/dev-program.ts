import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { organisation } from '@reable/contract/organisation'
import { readConfig } from '#platform/config'
import { type App, createDoor, inProcess, pagesPlugin } from '#platform/http'
import { createPages, readsOfQuery, inlineScripts as scripts } from '../../web/app/server.ts'
import { reportFault, runToEnd } from './process.ts'
import { buildApp, type Ground, layGround, startWork } from './program.ts'

/** Everything that is read anew when a source changes: the API with its pages, for `ground`. */
export async function buildDevelopmentApp(ground: Ground): Promise<App> {
  const { app, door, limits } = await buildApp(ground, createDoor())
  const { outside, publicDemo } = ground.config
  const transport = (flowId: string) => inProcess(app, door, flowId)
  const render = createPages(transport, reportFault(ground.log), { ...outside, publicDemo })
  await app.register(pagesPlugin({ config: ground.config, door, limits, render, readsOfQuery, scripts, policy: false }))
  await app.ready()
  return app
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Development = {
  middlewares: Middleware
  /** This module as the sources say now: another object when one of them has changed. */
  load: () => Promise<{ buildDevelopmentApp: typeof buildDevelopmentApp }>
  close: () => Promise<void>
}

/** One port for the browser's modules and the program, until `stopping`; then the process ends. */
export function startDevelopment(development: Development, stopping: AbortSignal): Promise<never> {
  return runToEnd(stopping, async (running) => {
    const ground = await layGround(readConfig(process.env), undefined, { stopping })
    running.ground = ground
    running.jobs = await startWork(ground)
    stopping.throwIfAborted()
    const server = serveDevelopment(ground, development)
    stopping.addEventListener('abort', () => {
      server.close()
      server.closeAllConnections()
      development.close()
    })
    process.stdout.write(`\n${organisation.name} in development is open at ${ground.config.http.publicUrl}\n\n`)
  })
}

function serveDevelopment(ground: Ground, { middlewares, load }: Development): Server {
  const current = currentApp(ground, load)
  const server = createServer((request, response) => {
    middlewares(request, response, async () => {
      try {
        const app = await current()
        app.routing(request, response)
      } catch (error) {
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String((error as Error).stack))
      }
    })
  })
  return server.listen(ground.config.http.port, ground.config.http.host)
}

function currentApp(ground: Ground, load: Development['load']) {
  let built: { from: unknown; app: Promise<App> } | undefined
  return async () => {
    const source = await load()
    if (built?.from !== source) built = { from: source, app: source.buildDevelopmentApp(ground) }
    return built.app
  }
}
