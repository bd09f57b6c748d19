import { organisation } from '@reable/contract/organisation'
import type { FastifyInstance } from 'fastify'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'

const path = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year, so that nobody writes to an address that was given up. */
const validFor = 180 * day

/** Serves security.txt (RFC 9116): where to report a vulnerability. */
export function securityRoutes(app: FastifyInstance, { config, clock }: Context): void {
  app.get(path, (_request, reply) => {
    const today = Math.floor(clock.now().getTime() / day) * day
    const lines = [
      `Contact: mailto:${organisation.email}`,
      `Expires: ${new Date(today + validFor).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${config.http.publicUrl}${path}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
