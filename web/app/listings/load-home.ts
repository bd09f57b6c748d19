import type { Answer, Client } from '@reable/contract/client'
import type { Pagination } from '@reable/contract/pagination'
import { addressName, browseQueryOf } from './browse-address.ts'

export type HomeData =
  | {
      failed: false
      cards: Answer<'browseListings'>
      pagination: Pagination
      /** What of the address could not be used, in sentences. */
      notes: string[]
    }
  | { failed: true; message: string; flowId: string }

/** The home page's list. What the API refuses of the address is left out and told in words; the rest is shown. */
export async function loadHome(api: Client, address: URLSearchParams): Promise<HomeData> {
  return ask(api, browseQueryOf(address), [])
}

type Query = ReturnType<typeof browseQueryOf>

/** Asks, and once more without what was refused: form first, then names, so twice at most. */
async function ask(api: Client, query: Query, notes: string[]): Promise<HomeData> {
  const reply = await api('browseListings', { query })
  if (reply.ok || reply.status !== 422) return shown(reply, notes)
  const errors = reply.failure.errors ?? {}
  const refused = new Set(Object.keys(errors).map(addressName))
  const kept = Object.fromEntries(Object.entries(query).filter(([name]) => !refused.has(addressName(name))))
  if (Object.keys(kept).length === Object.keys(query).length) return shown(reply, notes)
  return ask(api, kept, [...notes, ...Object.values(errors).flat()])
}

type Reply = Awaited<ReturnType<typeof browse>>
const browse = (api: Client) => api('browseListings', { query: {} })

function shown(reply: Reply, notes: string[]): HomeData {
  if (!reply.ok) return { failed: true, message: reply.failure.error, flowId: reply.failure.flow_id }
  return { failed: false, cards: reply.data, pagination: reply.pagination as Pagination, notes }
}
