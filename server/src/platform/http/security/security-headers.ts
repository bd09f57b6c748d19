import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config'

const year = 365 * 24 * 60 * 60

/** The headers that every answer carries; pages and pictures replace the policy by their own. */
export function securityHeaders(config: Config): Record<string, string> {
  const secure = config.http.publicUrl.startsWith('https:')
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions(config),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
  }
}

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const always = securityHeaders(config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
}

/**
 * On every page alike: the document that was opened first says what the donation form may do when someone comes to it from there.
 * A page hands on to a frame only what it may do itself.
 */
function permissions({ providers: { donationForm } }: Config): string {
  const payment = donationForm ? `(self "${new URL(donationForm).origin}")` : '()'
  return `camera=(self), geolocation=(self), microphone=(), payment=${payment}, usb=(), browsing-topics=()`
}
