import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import { forLatest } from '../latest.ts'
import { cookieHeader, readCookie } from './cookies.ts'

const cookieName = 'visitor'

/** An id and its signature. */
const signedId = /^[\w-]{16}\.[\w-]{22}$/

const year = 365 * 24 * 60 * 60

/** The account that the browser's pages count for from this answer on; null: for none any more. */
const accountOfRequest = new WeakMap<FastifyRequest, number | null>()

/**
 * From this answer on, the pages of this browser count with those of the account, whichever device they are opened on; null, after
 * a log-out, counts them by themselves again. The cookie names no account: it holds a keyed digest.
 */
export function countPagesForAccount(request: FastifyRequest, accountId: number | null): void {
  accountOfRequest.set(request, accountId)
}

/** What of a request says whose it is. */
export type Sender = { ip: string; headers: { cookie?: string | undefined } }

/** The key that a limit counts by: the signed cookie, an account's or an anonymous one, else the address. Never stored as it is. */
export function personOf(config: Config, request: Sender): string {
  return visitorOf(config, request) ?? `address ${request.ip}`
}

/** Gives a browser its cookie with its first call to the API; HTML is the same for everyone and never carries it. */
export function addVisitorCookie(api: FastifyInstance, config: Config): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const current = visitorOf(config, request)
    const id = idFor(config, accountOfRequest.get(request), current)
    if (current === `visitor ${id}`) return payload
    const value = `${id}.${signature(config, id)}`
    const cookie = { name: cookieName, path: '/', value, seconds: year }
    reply.header('set-cookie', cookieHeader(config.http.publicUrl, cookie))
    return payload
  })
}

function idFor(config: Config, account: number | null | undefined, current: string | undefined): string {
  if (account) return signature(config, `account ${account}`).slice(0, 16)
  if (account === undefined && current) return current.slice('visitor '.length)
  // The program's pool of random bits: one draw from the system for many visitors.
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url').slice(0, 16)
}

function visitorOf(config: Config, request: Sender): string | undefined {
  const [id, sentSignature] = readCookie(request.headers.cookie, cookieName, signedId)?.split('.') ?? []
  if (!id || !sentSignature) return undefined
  const matches = timingSafeEqual(Buffer.from(sentSignature), Buffer.from(signature(config, id)))
  return matches ? `visitor ${id}` : undefined
}

const signatures = new WeakMap<object, (id: string) => string>()

/** Of the latest visitors it is at hand: computing it would cost more than a cached page. */
function signature({ keys: { visitorCookie } }: Config, id: string): string {
  const known = signatures.get(visitorCookie)
  if (known) return known(id)
  const sign = forLatest((id) => createHmac('sha256', visitorCookie).update(id).digest('base64url').slice(0, 22))
  signatures.set(visitorCookie, sign)
  return sign(id)
}
