import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { hashToken } from '#accounts'
import type { Config } from '#platform/config'

/** What a proxy adds, by one of its names: who comes through one comes from somewhere else. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * Whether a request may read the figures: with METRICS_TOKEN whoever brings it, and nobody else. Without one a program on this very machine
 * that asks by its own address, and only where the place itself has no other: a proxy with its default settings adds no header, so
 * everybody who comes through it looks like this machine.
 */
export function mayReadMetrics({ http }: Config, { headers, socket }: IncomingMessage): boolean {
  if (http.metricsToken) return isSame(headers.authorization ?? '', `Bearer ${http.metricsToken}`)
  if (!isLocalName(new URL(http.publicUrl).host)) return false
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false
  // A page of another site could be led here by a name of its own that points to this machine.
  return isLoopback(socket.remoteAddress ?? '') && isLocalName(headers.host ?? '')
}

const isLocalName = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  const family = isIP(plain)
  return family !== 0 && loopback.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** Compares digests, which have one length, so that the time says nothing. */
const isSame = (one: string, other: string) => timingSafeEqual(hashToken(one), hashToken(other))
