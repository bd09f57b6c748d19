import type { Answer } from '@reable/contract/client'
import type { ListingInput } from '@reable/contract/listings/own'
import { pictureLimit } from '@reable/contract/listings/rules'
import type { Person } from '#accounts'
import { attachPictures, forgetPictures, type PreparedPictures, pictureIdsOf, picturesForListing } from '#pictures'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOncePrepared } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { requireMayList } from '#restrictions'
import { checkListsOf } from '../browse/reference-lists.ts'
import { getOwnListing, lockOwnListing } from '../own/own-listing.ts'
import { findContentBefore, findListingState, type ListingStateRow, updateContent } from '../own/own-listing-queries.ts'
import { serializeForOwner } from '../own/serialize-for-owner.ts'
import { requireValidListing } from '../publish/check-listing.ts'
import { columnsOf } from '../publish/columns-of.ts'
import { readListingInput } from '../publish/read-listing-input.ts'
import { screenContent } from '../publish/screen-content.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { requireMove } from './listing-lifecycle.ts'

/** The version that an edit made. */
type EditResult = { version: string }

/** `signal` fires when nobody waits for the answer any more. */
type Edit = { owner: Person; id: number; input: ListingInput; key: IdempotencyKey; signal: AbortSignal }

/**
 * Replaces the content of a listing of one's own, once however often it is sent. Photos come in the order they are named in; those that
 * are not named stay behind them, up to 10 in all; a rotated one replaces the original. Refuses as not found what is
 * not one's own, as a conflict what is sold or has changed since the version that was edited, with 422 by field, as busy when
 * too many photos wait, and as forbidden who may list nothing now.
 */
export async function editListing(ctx: Context, edit: Edit): Promise<Answer<'editListing'>['post']> {
  const { owner, id, input, key, signal } = edit
  const content = readListingInput(input)
  const lists = await checkListsOf(ctx)
  const prepare = async () => {
    requireEditable(await getOwnListing(ctx, { id, owner }), edit)
    const before = await findContentBefore(ctx, id)
    const draft = requireValidListing({ ...content, pictureIds: input.images, before }, lists)
    const pictures = await picturesForListing(ctx, { person: owner, listingId: id, images: input.images, signal })
    return { draft, pictures }
  }
  const isStillValid = async ({ version }: EditResult) =>
    (await findListingState(ctx, id))?.updated_at.toISOString() === version
  const onceOptions = { personId: owner.id, action: `edit listing ${id}`, key, isStillValid }
  await runOncePrepared(ctx, onceOptions, prepare, async (ctx, { draft, pictures }): Promise<EditResult> => {
    const listing = await lockOwnListing(ctx, { id, owner })
    requireEditable(listing, edit)
    await requireMayList(ctx, owner.id)
    const updatedAt = nextVersion(listing, ctx.clock.now())
    await updateContent(ctx, id, { ...columnsOf(draft), updated_at: updatedAt })
    const before = await pictureIdsOf(ctx, id)
    await placePhotos(ctx, edit, pictures)
    const pictureIds = await pictureIdsOf(ctx, id)
    const newPictureIds = pictureIds.filter((picture) => !before.includes(picture))
    await screenContent(ctx, { listingId: id, newPictureIds, pictureIds })
    await learnWordsSoon(ctx)
    return { version: updatedAt.toISOString() }
  })
  return serializeForOwner(ctx, id, lists)
}

function requireEditable(listing: ListingStateRow, { owner, input }: Edit): void {
  requireMove('edit', listing, owner)
  if (input.version !== undefined && input.version !== listing.updated_at.toISOString())
    throw new Refusal('conflict', 'This listing was changed since you began to edit it.')
}

/** Returns a version that differs from the last, however fast edits follow each other. */
const nextVersion = ({ updated_at }: ListingStateRow, now: Date) =>
  new Date(Math.max(now.getTime(), updated_at.getTime() + 1))

async function placePhotos(
  ctx: Context,
  { owner, id }: Edit,
  { pictureIds, replaced }: PreparedPictures,
): Promise<void> {
  await attachPictures(ctx, { listingId: id, ownerId: owner.id, pictureIds })
  const all = await pictureIdsOf(ctx, id)
  const remaining = all.filter((picture) => pictureIds.includes(picture) || !replaced.includes(picture))
  const removed = [...all.filter((picture) => !remaining.includes(picture)), ...remaining.slice(pictureLimit)]
  await forgetPictures(ctx, { pictureIds: removed })
}
