import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/refusal'

/** The path of an address as a proxy may send it, which names a site before it: the rest is ours. */
export const ownAddress = (target: string): string => {
  const path = target.replace(/^https?:\/\/[^/?\\]*/i, '')
  return path === target || path.startsWith('/') || path.startsWith('\\') ? path : `/${path}`
}

/**
 * The same address without empty steps, steps to the same place or back, and backslashes, which browsers read as slashes: what
 * begins with two slashes would be another site. Undefined where it is clean.
 */
export function cleanAddress(address: string): string | undefined {
  const end = address.search(/[?#]/)
  const path = end < 0 ? address : address.slice(0, end)
  const steps: string[] = []
  const given = path.split(/[/\\]/)
  for (const step of given) {
    const plain = step.replace(/%2e/gi, '.')
    if (plain === '..') steps.pop()
    else if (plain !== '.' && plain !== '') steps.push(step)
  }
  const last = given.at(-1) === '' && steps.length ? '/' : ''
  const clean = `/${steps.join('/')}${last}`
  return clean === path ? undefined : clean + address.slice(path.length)
}

/** Leads whoever reads to the clean address, on this site; nothing else is done at an address that is not. */
export function keepAddressesClean(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const clean = cleanAddress(request.url)
    if (clean === undefined || request.url === '*') return
    if (!['GET', 'HEAD'].includes(request.method)) throw new Refusal('not_found', 'There is nothing at this address.')
    return reply.redirect(clean, 308)
  })
}
