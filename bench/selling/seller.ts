import { type Client, createClient, type Session, type Transport } from '@reable/contract/client'
import { logIn } from '../accounts/log-in.ts'

/** The address that bytes are sent to, and its headers. */
type PutAddress = { url: string; headers: Record<string, string> }

/** Someone of the village who sells: the calls of their browser. */
export type Seller = {
  api: Client
  session: Session
  /** Answers the status; 0 when the connection was lost. */
  putBytes(to: PutAddress, bytes: Buffer): Promise<number>
}

/** The calls of somebody's browser. The program may come back at another address: each call asks where it is. */
export function clientOf(addressOf: () => string, session?: Session): Client {
  const fetchTransport: Transport = async ({ method, url, headers, body }) => {
    const answer = await fetch(addressOf() + url, { method, headers, body: body ?? null })
    return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) }
  }
  return createClient('/v1', fetchTransport, () => session)
}

/** Logs one of the village's people in. */
export async function createSeller(addressOf: () => string, email: string): Promise<Seller> {
  const { token } = await logIn(addressOf(), email)
  const session = { token, email }
  return {
    api: clientOf(addressOf, session),
    session,
    putBytes: ({ url, headers }, bytes) =>
      fetch(new URL(url, addressOf()), { method: 'PUT', headers, body: new Uint8Array(bytes) }).then(
        ({ status }) => status,
        () => 0,
      ),
  }
}
