import type { Person } from '#accounts'

type VisibilityFields = { owner_id: number; is_public: boolean; deleted_at: Date | null; held_at: Date | null }

export const isOwn = (listing: Pick<VisibilityFields, 'owner_id'>, actor: Pick<Person, 'id'> | undefined) =>
  actor?.id === listing.owner_id

/** Everyone sees what is public, and that a deleted one is gone; the owner all of their own; volunteers what waits for them. */
export const canSee = (listing: VisibilityFields, actor: Pick<Person, 'id' | 'volunteer'> | undefined) =>
  listing.is_public || listing.deleted_at !== null || isOwn(listing, actor) || canDecide(listing, actor)

/** A deleted one that others never saw, or that was hidden from them by reports: to them it never was. */
export const isUnknownTo = (
  listing: VisibilityFields & { announced_at: Date | null },
  actor: Pick<Person, 'id'> | undefined,
) =>
  listing.deleted_at !== null && !isOwn(listing, actor) && (listing.announced_at === null || listing.held_at !== null)

/** Whether a listing waits for this person's decision. */
export const canDecide = (
  { held_at, deleted_at }: Pick<VisibilityFields, 'held_at' | 'deleted_at'>,
  actor: Pick<Person, 'volunteer'> | undefined,
) => held_at !== null && deleted_at === null && actor?.volunteer === true

type StateFields = { is_public: boolean; deleted_at: Date | null; last_feedback: string | null; held_at: Date | null }

/** Why nobody writes to the owner of a listing, or reports it, now; nothing while everyone sees it. */
export function closedReason({ is_public, deleted_at, last_feedback, held_at }: StateFields): string | undefined {
  if (is_public) return undefined
  if (deleted_at) return 'This listing is deleted.'
  if (last_feedback) return 'This listing is sold.'
  return held_at ? 'This listing is hidden while a volunteer looks at it.' : 'This listing is hidden.'
}
