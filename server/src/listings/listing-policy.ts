import type { Person } from '#accounts'

type Seen = { owner_id: number; is_public: boolean; deleted_at: Date | null }

export const isOwn = (listing: Pick<Seen, 'owner_id'>, actor: Pick<Person, 'id'> | undefined) =>
  actor?.id === listing.owner_id

/** Everyone sees what is public, and that a deleted one is gone; the owner sees all of their own. */
export const canSee = (listing: Seen, actor: Pick<Person, 'id'> | undefined) =>
  listing.is_public || listing.deleted_at !== null || isOwn(listing, actor)
