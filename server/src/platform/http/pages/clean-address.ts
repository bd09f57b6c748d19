import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/refusal'

/** Removes the origin that a proxy may send before the path of an address. */
export const stripOrigin = (target: string): string => {
  const path = target.replace(/^https?:\/\/[^/?\\]*/i, '')
  return path === target || path.startsWith('/') || path.startsWith('\\') ? path : `/${path}`
}

/**
 * Removes empty, `.` and `..` segments and backslashes, which browsers read as slashes: an address that begins with two slashes
 * would be another site. Undefined when the address is clean.
 */
export function cleanAddress(address: string): string | undefined {
  const end = address.search(/[?#]/)
  const path = end < 0 ? address : address.slice(0, end)
  const steps: string[] = []
  const segments = path.split(/[/\\]/)
  for (const step of segments) {
    const decoded = step.replace(/%2e/gi, '.')
    if (decoded === '..') steps.pop()
    else if (decoded !== '.' && decoded !== '') steps.push(step)
  }
  const trailingSlash = segments.at(-1) === '' && steps.length ? '/' : ''
  const clean = `/${steps.join('/')}${trailingSlash}`
  return clean === path ? undefined : clean + address.slice(path.length)
}

/** Redirects reading requests to the clean address, on this site; other requests to an address that is not clean are refused. */
export function redirectToCleanAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const clean = cleanAddress(request.url)
    if (clean === undefined || request.url === '*') return
    if (!['GET', 'HEAD'].includes(request.method)) throw new Refusal('not_found', 'There is nothing at this address.')
    return reply.redirect(clean, 308)
  })
}
