import type { Answer, Client } from '@reable/contract/client'

export type Listing = Answer<'getListing'>['post']

/** `lost` stands for unknown, hidden and failed ones: the status tells them apart, the page does not. */
export type ListingData = { listing: Listing; status: 200 | 410 } | { listing: undefined; status: number }

export async function loadListing(api: Client, id: string): Promise<ListingData> {
  const reply = await api('getListing', { params: { id } })
  if (!reply.ok) return { listing: undefined, status: reply.status || 503 }
  return { listing: reply.data.post, status: reply.data.post.deleted_at ? 410 : 200 }
}
