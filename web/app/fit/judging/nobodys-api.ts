import { type Client, createClient } from '@reable/contract/client'
import { apiBase } from '../../api.ts'

/** In milliseconds. */
const timeout = 30_000

/** The contract client without a token, cookies and the address of the page: nobody can tell from these calls who fits what to whom. */
export const nobodysApi: Client = createClient(apiBase, async ({ method, url, headers, body }) => {
  const signal = AbortSignal.timeout(timeout)
  const isNobodys = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  const response = await fetch(url, { method, headers, body: body ?? null, signal, ...isNobodys })
  return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) }
})
