import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config'
import { outboxNames, readOutbox } from './outbox-folder.ts'

/** /dev/outbox: what would have been mailed, for trying the program out. Not there in production. */
export function outboxPage(app: FastifyInstance, config: Config): void {
  if (config.appEnv === 'production') return
  app.get('/dev/outbox', async (_request, reply) => {
    const names = await outboxNames(config)
    const items = names.map((name) => `<li><a href="/dev/outbox/${name}">${name}</a></li>`).join('')
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en-CA"><meta charset="utf-8"><title>Outbox</title><body><main><h1>Outbox</h1>
<p>${names.length === 0 ? 'No mail was sent yet.' : 'Newest first.'}</p><ul>${items}</ul></main></body></html>`)
  })
  app.get<{ Params: { name: string } }>('/dev/outbox/:name', async (request, reply) => {
    const mail = await readOutbox(config, request.params.name)
    if (!mail) return reply.callNotFound()
    return reply.type('text/plain; charset=utf-8').send(mail)
  })
}
