import { type Client, createClient, type Session, type Transport } from '@reable/contract/client'
import { createContext, type RouterContextProvider } from 'react-router'
import { endSession } from './accounts/session/end-session.ts'
import { onLeavingDevice } from './accounts/session/leave-device.ts'
import { storeBanned, storedUser, storeLimited } from './accounts/user-store.ts'
import { loadCode } from './shell/load-code.ts'

export const apiBase = '/v1'
const timeout = 30_000

/** The contract client of one page's rendering on the server. */
export const apiContext = createContext<Client>()

/** Tells the server's log of a fault in one page's rendering. */
export const reportErrorContext = createContext<(error: unknown) => void>()

/** Whether this is a demonstration in public, which says on every page that nothing in it is real. */
export const publicDemoContext = createContext(false)

/** Where browsers send their events; undefined: nowhere. The same for everyone. */
export const analyticsContext = createContext<string | undefined>(undefined)

/** Where the video on making a listing is played; undefined: there is none. */
export const howToVideoContext = createContext<string | undefined>(undefined)

/** The form for gifts of money; undefined: there is none. */
export const donationFormContext = createContext<string | undefined>(undefined)

/** The tiles that the map is made of, and whose work they are. */
export type MapTiles = { address: string; credit: string }

/** The map's tiles; undefined: the map is drawn. */
export const mapTilesContext = createContext<MapTiles | undefined>(undefined)

type Context = Readonly<RouterContextProvider>

export const apiOf = (context: Context): Client => context.get(apiContext)

/** What is being read. */
const reading = new Set<AbortController>()

// What is read for somebody who logs out is of no use any more, and would be answered that nobody is signed in.
onLeavingDevice(() => {
  for (const request of reading) request.abort()
})

const fetchTransport: Transport = async ({ method, url, headers, body }) => {
  const request = new AbortController()
  const late = setTimeout(() => request.abort(), timeout)
  if (method === 'GET') reading.add(request)
  try {
    const response = await fetch(url, { method, headers, body: body ?? null, signal: request.signal })
    return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) }
  } finally {
    clearTimeout(late)
    reading.delete(request)
  }
}

/** The contract client of the browser on behalf of someone who is not stored: who comes back from a social login with a code. */
export const apiForSession = (session: Session): Client =>
  withFactor(createClient(apiBase, fetchTransport, () => session))

/** Asks for the second factor that a reply needs, and goes on from there; what asks is loaded only then. */
const withFactor =
  (client: Client): Client =>
  async (id, input) => {
    const reply = await client(id, input)
    const isNeeded = reply.ok
      ? (reply.data as { factor_asked?: unknown } | null)?.factor_asked
      : reply.failure.code === 'second_factor_again'
    if (!isNeeded) return reply
    const { askFactor } = await loadCode(() => import('./accounts/second-factor/ask-factor.ts'))
    return askFactor(reply, () => client(id, input))
  }

const signedClient = withFactor(createClient(apiBase, fetchTransport, storedSession))

/** The contract client of the browser, on behalf of whoever is signed in on this device. */
export const browserApi: Client = async (id, input) => {
  const token = storedUser()?.auth_token
  const reply = await signedClient(id, input)
  const isOver = !reply.ok && reply.failure.code === 'signed_out'
  if (isOver && token && token === storedUser()?.auth_token) endSession()
  if (!reply.ok && reply.failure.code === 'banned') storeBanned()
  if (!reply.ok && reply.failure.code === 'limited') storeLimited()
  return reply
}

function storedSession(): Session | undefined {
  const user = storedUser()
  return user && { token: user.auth_token, email: user.email }
}
