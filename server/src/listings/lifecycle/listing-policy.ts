import type { Person } from '#accounts'

type VisibilityFields = { owner_id: number; is_public: boolean; deleted_at: Date | null; held_at: Date | null }

export const isOwn = (listing: Pick<VisibilityFields, 'owner_id'>, actor: Pick<Person, 'id'> | undefined) =>
  actor?.id === listing.owner_id

/** Everyone sees public listings and that one is deleted; owners all of their own; volunteers those that need a decision. */
export const canSee = (listing: VisibilityFields, actor: Pick<Person, 'id' | 'role' | 'factorAt'> | undefined) =>
  listing.is_public || listing.deleted_at !== null || isOwn(listing, actor) || canDecide(listing, actor)

/** Returns whether a deleted listing is unknown to others: they never saw it, or it was suspended. */
export const isUnknownTo = (
  listing: VisibilityFields & { announced_at: Date | null },
  actor: Pick<Person, 'id'> | undefined,
) =>
  listing.deleted_at !== null && !isOwn(listing, actor) && (listing.announced_at === null || listing.held_at !== null)

/** Returns whether a listing waits for this person's decision. */
export const canDecide = (
  { held_at, deleted_at }: Pick<VisibilityFields, 'held_at' | 'deleted_at'>,
  actor: Pick<Person, 'role' | 'factorAt'> | undefined,
) => held_at !== null && deleted_at === null && Boolean(actor?.role) && actor?.factorAt !== null

type StateFields = { is_public: boolean; deleted_at: Date | null; last_feedback: string | null; held_at: Date | null }

/** Returns why nobody can write to the owner of a listing or report it now; undefined while it is public. */
export function closedReason({ is_public, deleted_at, last_feedback, held_at }: StateFields): string | undefined {
  if (is_public) return undefined
  if (deleted_at) return 'This listing is deleted.'
  if (last_feedback) return 'This listing is sold.'
  return held_at ? 'This listing is hidden while a volunteer looks at it.' : 'This listing is hidden.'
}
