import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import type { ListingTab } from '@reable/contract/listings/lifecycle'
import type { OwnListingsPlace } from './own-listings-address.ts'

export type OwnCard = Answer<'listMyListings'>[number]

export type OwnListings = OwnListingsPlace & {
  cards: OwnCard[]
  pages: number
  counts: Record<ListingTab, number>
}

export type OwnListingsData = OwnListings | { failure: ErrorEnvelope }

/** One page of one tab, with the counts of all three. */
export async function loadOwnListings(api: Client, { tab, page }: OwnListingsPlace): Promise<OwnListingsData> {
  const reply = await api('listMyListings', { query: { type: tab, page } })
  if (!reply.ok) return { failure: reply.failure }
  const { data: cards, answer, pagination } = reply
  return { tab, page, cards, pages: pagination?.last_page ?? 1, counts: answer.counts }
}
