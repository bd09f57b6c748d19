import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { unsubscribe } from './unsubscribe.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const maxBytes = 4096

/**
 * The endpoint of List-Unsubscribe, to which mail programs post a form on their user's behalf (RFC 8058); the page at the same
 * address is for people themselves. The token is in the address: the form is not read.
 */
export function oneClickRoutes(app: FastifyInstance, ctx: Context): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, _body, done) => done(null))
    scope.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async ({ query: { token } }, reply) => {
      await unsubscribe(ctx, { token: typeof token === 'string' ? token : '' })
      return reply.type('text/plain; charset=utf-8').send('You get no more of these emails.\n')
    })
  })
}
