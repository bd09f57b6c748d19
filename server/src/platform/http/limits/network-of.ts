import type { FastifyRequest } from 'fastify'

/** The network a request comes from, for limits that one household shares: an address's first 24 bits, or 64 of IPv6. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // IPv4 is also written at the end of an IPv6 address: ::ffff:203.0.113.7.
  if (ip.includes('.'))
    return ip
      .slice(ip.lastIndexOf(':') + 1)
      .split('.')
      .slice(0, 3)
      .join('.')
  return groupsOf(ip).slice(0, 4).join(':')
}

/** All eight groups of an IPv6 address, each in its one way of writing: '::' stands for as many zeros as are missing. */
function groupsOf(ip: string): string[] {
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
