import type { Answer } from '@reable/contract/client'
import type { SentListing } from '@reable/contract/listings/own'
import type { Admit, Person } from '#accounts'
import { picturesForListing } from '#pictures'
import type { Context } from '#platform/context'
import { type OnceKey, oncePrepared } from '#platform/once'
import { listsOf } from '../browse/lists.ts'
import { tellOwner } from '../own/tell-owner.ts'
import { insistOnListing } from './check-listing.ts'
import { publishListing } from './publish-listing.ts'
import { readSent } from './read-sent.ts'

type Submission = {
  owner: Person
  sent: Omit<SentListing, 'version'>
  key: OnceKey
  /** Fires when nobody waits for the answer any more. */
  signal: AbortSignal
  /** Counts what is about to be published, and nothing else: a slip costs nobody a place under the limit. */
  admit: Admit
}

/** Publishes what a form sent, once however often it is sent. Refuses with 422 by field, all of it in one answer. */
export async function submitListing(
  ctx: Context,
  { owner, sent, key, signal, admit }: Submission,
): Promise<Answer<'publishListing'>['post']> {
  const content = readSent(sent)
  const prepare = async () => {
    insistOnListing({ ...content, pictureIds: sent.images }, await listsOf(ctx))
    return picturesForListing(ctx, { person: owner, images: sent.images, signal })
  }
  const asked = { personId: owner.id, act: 'publish listing', key }
  const { id } = await oncePrepared(ctx, asked, prepare, async (ctx, { pictureIds }) => {
    await admit(ctx)
    return publishListing(ctx, { owner, draft: { ...content, pictureIds } })
  })
  return tellOwner(ctx, id)
}
