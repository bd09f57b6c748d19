import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import { type Door, isInside } from './door.ts'

const name = 'visitor'
const year = 365 * 24 * 60 * 60

/** Whom a limit counts: the signed anonymous cookie, else the address. Never stored as it is. */
export function personOf(config: Config, request: FastifyRequest): string {
  return visitorOf(config, request) ?? `address ${request.ip}`
}

/** Gives a browser its anonymous cookie with its first call to the API; HTML is the same for everyone and never carries it. */
export function addVisitorCookie(api: FastifyInstance, config: Config, door: Door): void {
  const secure = config.http.publicUrl.startsWith('https:') ? '; Secure' : ''
  api.addHook('onSend', async (request, reply, payload) => {
    if (isInside(door, request) || visitorOf(config, request)) return payload
    // The program's pool of random bits: one draw from the system for many visitors.
    const id = Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url').slice(0, 16)
    const value = `${id}.${signature(config, id)}`
    reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`)
    return payload
  })
}

function visitorOf(config: Config, request: FastifyRequest): string | undefined {
  const [, id, sent] = /(?:^|;\s*)visitor=([\w-]{16})\.([\w-]{22})(?:;|$)/.exec(request.headers.cookie ?? '') ?? []
  if (!id || !sent) return undefined
  const matches = timingSafeEqual(Buffer.from(sent), Buffer.from(signature(config, id)))
  return matches ? `visitor ${id}` : undefined
}

function signature(config: Config, id: string): string {
  return createHmac('sha256', config.keys.visitorCookie).update(id).digest('base64url').slice(0, 22)
}
