import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '#platform/http'

/** The browser's files of the production build: hashed names, so kept for ever; compressed once, when they were built. */
export async function serveClientFiles(app: App): Promise<void> {
  const root = join(import.meta.dirname, '..', 'client')
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  await app.register(fastifyStatic, { root, prefix: '/', serve: false, decorateReply: false })
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', root, { maxAge: '1d', immutable: false }))
}
