import { type Client, createClient, type Session, type Transport } from '@reable/contract/client'
import { createContext, type RouterContextProvider } from 'react-router'

export const apiBase = '/v1'
const patience = 30_000

/** The contract client of one page's rendering on the server. */
export const apiContext = createContext<Client>()

/** Where the rendering lays down the page as one text. */
export const pageContext = createContext<{ html: string }>()

/** Tells the server's log of a fault in one page's rendering. */
export const faultContext = createContext<(fault: unknown) => void>()

type Context = Readonly<RouterContextProvider>

export const apiOf = (context: Context): Client => context.get(apiContext)

const overFetch: Transport = async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, body: body ?? null, signal: AbortSignal.timeout(patience) })
  return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) }
}

/** The contract client of the browser, on behalf of whoever is signed in on this device. */
export const browserApi: Client = createClient(apiBase, overFetch, storedSession)

function storedSession(): Session | undefined {
  const { auth_token: token, email } = storedUser()
  return typeof token === 'string' && typeof email === 'string' ? { token, email } : undefined
}

function storedUser(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem('user') ?? '{}') ?? {}
  } catch {
    return {}
  }
}
