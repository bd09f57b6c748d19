import type { Answer } from '@reable/contract/client'
import type { ListingInput } from '@reable/contract/listings/own'
import type { Admit, Person } from '#accounts'
import { picturesForListing } from '#pictures'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOncePrepared } from '#platform/idempotency'
import { checkListsOf } from '../browse/reference-lists.ts'
import { serializeForOwner } from '../own/serialize-for-owner.ts'
import { requireValidListing } from './check-listing.ts'
import { publishCheckedListing } from './publish-listing.ts'
import { readListingInput } from './read-listing-input.ts'

type Submission = {
  owner: Person
  input: Omit<ListingInput, 'version'>
  key: IdempotencyKey
  /** Fires when nobody waits for the answer any more. */
  signal: AbortSignal
  /** Counts what is about to be published, and nothing else: an invalid form does not count towards the limit. */
  admit: Admit
}

/** Publishes the input of a form, once however often it is sent. Refuses with 422 by field, all of it in one answer. */
export async function submitListing(
  ctx: Context,
  { owner, input, key, signal, admit }: Submission,
): Promise<Answer<'publishListing'>['post']> {
  const content = readListingInput(input)
  const lists = await checkListsOf(ctx)
  const prepare = async () => {
    const draft = requireValidListing({ ...content, pictureIds: input.images }, lists)
    const { pictureIds } = await picturesForListing(ctx, { person: owner, images: input.images, signal })
    return { draft, pictureIds }
  }
  const onceOptions = { personId: owner.id, action: 'publish listing', key }
  const { id } = await runOncePrepared(ctx, onceOptions, prepare, async (ctx, checked) => {
    await admit(ctx)
    return publishCheckedListing(ctx, { owner, ...checked })
  })
  return serializeForOwner(ctx, id, lists)
}
