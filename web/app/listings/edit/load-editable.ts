import type { Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import { stateOf } from '@reable/contract/listings/lifecycle'
import type { Listing } from '../detail/load-listing.ts'

/** A listing to be edited by its owner, or why it is not. `notFound`: it is another's, or there is none. */
export type Editable =
  | { kind: 'open'; listing: Listing }
  | { kind: 'sold'; listing: Listing }
  | { kind: 'deleted' | 'notFound' }
  | { kind: 'failed'; failure: ErrorEnvelope }

export async function loadEditable(api: Client, id: string, ownerId: number): Promise<Editable> {
  const reply = await api('getListing', { params: { id } })
  if (!reply.ok) {
    const isNotFound = [403, 404].includes(reply.status)
    return isNotFound ? { kind: 'notFound' } : { kind: 'failed', failure: reply.failure }
  }
  const listing = reply.data.post
  if (listing.user.id !== ownerId) return { kind: 'notFound' }
  const state = stateOf(listing)
  if (state === 'deleted') return { kind: 'deleted' }
  return { kind: state === 'sold' ? 'sold' : 'open', listing }
}
