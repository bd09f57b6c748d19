import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import type { ListingLike } from '../similar/similar-load.ts'

export type Listing = Answer<'getListing'>['post']

/** The fields of a listing that its page shows; a preview has no more. */
export type ListingShown = Pick<
  Listing,
  'title' | 'price' | 'free' | 'age' | 'description' | 'facts' | 'images' | 'reserved'
> & {
  condition: { name: string }
  category: { name: string }
  equipment_type: { name: string }
  location: { name: string }
  user: { partner: { name: string } | null }
}

/** Of a deleted listing only its category and its similar listings are shown. `unavailable` stands for unknown, hidden and failed ones. */
export type ListingData =
  | { kind: 'shown'; listing: Listing; like: ListingLike }
  | { kind: 'deleted'; category: string; like: ListingLike }
  | { kind: 'unavailable'; status: number; failure: ErrorEnvelope }

export async function loadListing(api: Client, id: string): Promise<ListingData> {
  const reply = await api('getListing', { params: { id } })
  if (!reply.ok) return { kind: 'unavailable', status: reply.status || 503, failure: reply.failure }
  const listing = reply.data.post
  const like = { postId: listing.id, categoryId: listing.category.id, equipmentTypeId: listing.equipment_type_id }
  if (listing.deleted_at) return { kind: 'deleted', category: listing.category.name, like }
  return { kind: 'shown', listing, like }
}

export function statusOf(data: ListingData): number {
  if (data.kind === 'unavailable') return data.status
  return data.kind === 'deleted' ? 410 : 200
}
