import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { organisation } from '@reable/contract/organisation'
import { readConfig } from '#platform/config'
import { type App, createServerState, pageClient, pagesPlugin } from '#platform/http'
import {
  createPages,
  formPaths,
  linkPaths,
  readsQueryParameter,
  inlineScripts as scripts,
} from '../../web/app/server.ts'
import { logRenderError, runToEnd } from './process.ts'
import { buildApp, type Running, type Services, startServices, stop } from './program.ts'
import { startWorker } from './worker/start-worker.ts'

/** Builds everything that is reloaded when a source changes: the API with its pages, on running `services`. */
export async function buildDevelopmentApp(services: Services): Promise<App> {
  const { app, serverState, limits } = await buildApp(services, createServerState())
  const { providers: outside, publicDemo } = services.config
  const render = createPages((flowId) => pageClient(app, flowId), logRenderError(services.log), {
    ...outside,
    publicDemo,
  })
  await app.register(
    pagesPlugin({
      ...services.ctx,
      serverState,
      limits,
      render,
      readsQueryParameter,
      formPaths,
      linkPaths,
      scripts,
      policy: false,
    }),
  )
  await app.ready()
  return app
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Development = {
  middlewares: Middleware
  /** Loads this module in its current version: another object when a source has changed. */
  load: () => Promise<{ buildDevelopmentApp: typeof buildDevelopmentApp }>
  close: () => Promise<void>
}

/** Serves the browser's modules and the program on one port, until `stopping`; then the process ends. */
export function startDevelopment(development: Development, stopping: AbortSignal): Promise<never> {
  const start = async (running: Running) => {
    const services = await startServices(readConfig(process.env), undefined, { stopping })
    running.services = services
    running.jobs = await startWorker(services)
    stopping.throwIfAborted()
    const server = serveDevelopment(services, development)
    stopping.addEventListener('abort', () => {
      server.close()
      server.closeAllConnections()
      void development.close()
    })
    process.stdout.write(`\n${organisation.name} in development is open at ${services.config.http.publicUrl}\n\n`)
  }
  return runToEnd(stopping, { start, stop })
}

function serveDevelopment(services: Services, { middlewares, load }: Development): Server {
  const current = currentApp(services, load)
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
  return server.listen(services.config.http.port, services.config.http.host)
}

function currentApp(services: Services, load: Development['load']) {
  let built: { from: unknown; app: Promise<App> } | undefined
  return async () => {
    const source = await load()
    if (built?.from !== source) built = { from: source, app: source.buildDevelopmentApp(services) }
    return built.app
  }
}
