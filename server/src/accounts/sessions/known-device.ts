import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { User } from '@reable/contract/accounts/operations'
import type { Config } from '#platform/config'
import { cookieHeader, readCookie } from '#platform/http'

const cookieName = 'device'
const year = 365 * 24 * 60 * 60

/** A browser is known for so many addresses: the people of a household share one. */
const maxAddresses = 4

/** For each address a random id and its signature. */
const signedIds = /^[\w-]{16}\.[\w-]{22}(~[\w-]{16}\.[\w-]{22}){0,3}$/

type Caller = { headers: IncomingHttpHeaders }

/** The part of a response that sets a cookie. */
type CookieSetter = { header(name: 'set-cookie', value: string): unknown }

/**
 * The id of a browser in which somebody has logged in with this address before; undefined for any other browser. Its tries count apart, so that
 * whoever guesses elsewhere doesn't lock the owner out.
 */
export const knownDevice = (config: Config, caller: Caller, email: string): string | undefined =>
  entriesOf(caller)
    .find((entry) => isOf(config, entry, email))
    ?.split('.')[0]

type SignedIn = Pick<User, 'email' | 'auth_token' | 'factor_asked'>

/** Has the browser keep that somebody signed in here with their address, by a password or a mailed link; not while a second factor is asked for. */
export function rememberDevice(
  config: Config,
  { request, reply, user }: { request: Caller; reply: CookieSetter; user: SignedIn },
): void {
  const { email, auth_token, factor_asked } = user
  if (!auth_token || factor_asked) return
  const id = knownDevice(config, request, email) ?? randomBytes(12).toString('base64url')
  const others = entriesOf(request).filter((entry) => !isOf(config, entry, email))
  const value = [`${id}.${signature(config, id, email)}`, ...others].slice(0, maxAddresses).join('~')
  // It goes along with sign-ins alone.
  reply.header(
    'set-cookie',
    cookieHeader(config.http.publicUrl, { name: cookieName, path: '/v1/auth', value, seconds: year }),
  )
}

const entriesOf = ({ headers }: Caller): string[] => readCookie(headers.cookie, cookieName, signedIds)?.split('~') ?? []

function isOf(config: Config, entry: string, email: string): boolean {
  const [id = '', sent = ''] = entry.split('.')
  return timingSafeEqual(Buffer.from(sent), Buffer.from(signature(config, id, email)))
}

const signature = ({ keys }: Config, id: string, email: string): string =>
  createHmac('sha256', keys.visitorCookie).update(`device ${id} ${email}`).digest('base64url').slice(0, 22)
