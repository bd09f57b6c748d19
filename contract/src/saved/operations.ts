import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { listingIds } from '../listing-ids.ts'
import { listingCard } from '../listings/operations.ts'
import { priceLimit } from '../listings/rules.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { savedLimit, savedStates } from './rules.ts'

/** The state of a listing as everyone may know it; its card while it is available. */
const publicState = z.object({ post_id: z.int(), state: z.enum(savedStates), card: listingCard.nullable() })

const savedListing = publicState
  .extend({
    /** Its title when it was saved; of one that was taken down, its equipment type alone. */
    title: z.string(),
    /** Its price when it was saved, in dollars. */
    price: z.int(),
    saved_at_utc: z.string(),
  })
  .meta({ id: 'SavedListing' })

const postId = z.int32().min(1)
const byId = z.object({ id: z.string() })
const idsAnswer = z.object({ data: z.array(z.int()) })

const postIds = z
  .string()
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(listingIds(savedLimit))

export const savedOperations = {
  listSaved: operation({
    ...paths.listSaved,
    summary: 'What one has saved, the newest first, and whether one is told of it by mail',
    answer: z.object({ data: z.array(savedListing), mails: z.boolean() }),
    refusals: ['signed_out'],
  }),
  listSavedIds: operation({
    ...paths.listSavedIds,
    summary: 'The numbers of the listings that one has saved, the newest first',
    answer: idsAnswer,
    refusals: ['signed_out'],
  }),
  lookAtSaved: operation({
    ...paths.lookAtSaved,
    summary:
      'How the listings stand that a browser keeps as saved, in its order; of what is hidden, only that it is gone',
    query: z.object({ post_ids: postIds }),
    answer: z.object({ data: z.array(publicState) }),
    refusals: ['invalid'],
  }),
  saveListing: operation({
    ...paths.saveListing,
    summary: 'Saves a public listing; saved twice, it is the same one. 409: as many are saved as can be',
    params: byId,
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'conflict', 'too_many'],
  }),
  unsaveListing: operation({
    ...paths.unsaveListing,
    summary: 'Takes a listing off what one has saved; repeated, it changes nothing',
    params: byId,
    answer: emptyAnswer,
    refusals: ['signed_out', 'too_many'],
  }),
  takeAlongSaved: operation({
    ...paths.takeAlongSaved,
    summary:
      'Saves what a browser kept, the newest first, as far as it is public and there is room; answers all that is saved',
    body: z.strictObject({
      posts: z.array(z.strictObject({ id: postId, price: z.int().min(0).max(priceLimit) })).max(savedLimit),
    }),
    bodyValues: 4 * savedLimit,
    answer: idsAnswer,
    refusals: ['signed_out', 'invalid', 'too_many'],
  }),
  setSavedMails: operation({
    ...paths.setSavedMails,
    summary: 'Whether one is told by mail when the price of something saved falls, and when it can be had no more',
    body: z.strictObject({ wanted: z.boolean() }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'invalid'],
  }),
  stopSavedMails: operation({
    ...paths.stopSavedMails,
    summary: 'Ends those mails by the token of one, without a log-in; repeated, it answers the same',
    body: z.strictObject({ token: z.string().max(500) }),
    answer: emptyAnswer,
    refusals: ['invalid'],
  }),
}
