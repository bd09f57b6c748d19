import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '#platform/config'

type Trust = Config['http']['trustProxy']

/** The setting as Fastify takes it, which counts hops only by a function of ours. */
export const trustOf = (trust: Trust) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust

/** Returns what tells the address of a request, where Fastify does not: the same that Fastify names. */
export function addressReader(trust: Trust): (request: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted =
    trust === true ? () => true : typeof trust === 'number' ? trustOf(trust) : proxyAddress.compile(trust)
  return (request) => proxyAddress(request, isTrusted as (address: string, hop: number) => boolean) ?? ''
}
