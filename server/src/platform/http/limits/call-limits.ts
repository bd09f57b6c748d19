import type { FastifyInstance } from 'fastify'
import { day, minute } from '#platform/clock'
import type { Config } from '#platform/config'
import { enforceLimits, enforceNetworkLimits } from '../api/enforce-limits.ts'
import { personOf } from '../security/visitor.ts'
import type { Limit } from './limit.ts'
import type { Limits } from './limits.ts'

/** Ten for each of the 1,000 pages of the Terms: no browser that obeys them asks so often for what its pages show. */
export const readLimit: Limit = { name: 'reads of the API', max: 10_000, milliseconds: day }

/** A program that takes a fresh cookie for each of them; ten for each page of a network. */
export const networkReadLimit: Limit = { name: 'reads of the API by a network', max: 200_000, milliseconds: day }

/** Input is parsed and checked before its operation's own limit counts it, hence this one: a care home's people stay far below. */
export const networkSendLimit: Limit = {
  name: 'calls that send something, of a network',
  max: 3_000,
  milliseconds: 15 * minute,
}

const readMethods = ['GET', 'HEAD']

/** Counts each call of the operations in the same plugin, before any of its input is read. What our own pages ask is counted as the page. */
export function limitCalls(api: FastifyInstance, config: Config, limits: Limits): void {
  api.addHook('onRequest', async (request) => {
    if (!readMethods.includes(request.method)) return enforceNetworkLimits(limits, [networkSendLimit], request)
    enforceLimits(limits, [readLimit], personOf(config, request))
    enforceNetworkLimits(limits, [networkReadLimit], request)
  })
}
