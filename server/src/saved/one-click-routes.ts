import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { stopSavedMails } from './stop-saved-mails.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const maxBytes = 4096

/** The endpoint of List-Unsubscribe (RFC 8058); the page at the same address is for people themselves. */
export function oneClickSavedRoutes(app: FastifyInstance, ctx: Context): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, _body, done) => done(null))
    scope.post<{ Querystring: { token?: unknown } }>('/saved/stop', async ({ query: { token } }, reply) => {
      await stopSavedMails(ctx, { token: typeof token === 'string' ? token : '' })
      return reply.type('text/plain; charset=utf-8').send('You get no more of these emails.\n')
    })
  })
}
