import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import { type Door, isInside } from '../api/door.ts'

const name = 'visitor'
const year = 365 * 24 * 60 * 60

/** Whom an answer is for, when the browser's pages count with those of an account from then on; null: with nobody's any more. */
const accounts = new WeakMap<FastifyRequest, number | null>()

/**
 * From this answer on, the pages of this browser count with those of the account, whichever device they are opened on; null, after
 * a log-out, counts them by themselves again. The cookie names no account: it holds a keyed digest.
 */
export function countPagesWith(request: FastifyRequest, accountId: number | null): void {
  accounts.set(request, accountId)
}

/** Whom a limit counts: the signed cookie, an account's or an anonymous one, else the address. Never stored as it is. */
export function personOf(config: Config, request: FastifyRequest): string {
  return visitorOf(config, request) ?? `address ${request.ip}`
}

/** Gives a browser its cookie with its first call to the API; HTML is the same for everyone and never carries it. */
export function addVisitorCookie(api: FastifyInstance, config: Config, door: Door): void {
  const secure = config.http.publicUrl.startsWith('https:') ? '; Secure' : ''
  api.addHook('onSend', async (request, reply, payload) => {
    if (isInside(door, request)) return payload
    const known = visitorOf(config, request)
    const id = idFor(config, accounts.get(request), known)
    if (known === `visitor ${id}`) return payload
    const value = `${id}.${signature(config, id)}`
    reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`)
    return payload
  })
}

function idFor(config: Config, account: number | null | undefined, known: string | undefined): string {
  if (account) return signature(config, `account ${account}`).slice(0, 16)
  if (account === undefined && known) return known.slice('visitor '.length)
  // The program's pool of random bits: one draw from the system for many visitors.
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url').slice(0, 16)
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
