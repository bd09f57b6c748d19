import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { feedbackOptions, listingTabs } from './lifecycle.ts'
import { listing, listingCard, suspension } from './operations.ts'
import { pictureMissing } from './rules.ts'

const rotation = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0)

const pictureGone = 'A photo is no longer there. Please add it again.'
const signedId = z.string().max(200, pictureGone)

/** A photo of a listing, in its order, the first as cover: one that was uploaded, or one that the listing has already. */
const imageInput = z.union(
  [
    signedId,
    z.int32(),
    z.strictObject({ signed_id: signedId, rotation }),
    z.strictObject({ image_id: z.int32(), rotation }),
  ],
  pictureGone,
)

/**
 * A listing as a form sends it. Its rules are checked by the use case, so that one answer reports all errors: what is
 * missing or of another kind counts as not filled in.
 */
const listingInput = z.strictObject({
  equipment_type_id: z.int32().catch(0),
  title: z.string().catch(''),
  description: z.string().catch(''),
  /** As typed; it does not count when `free`. */
  price: z
    .union([z.string(), z.number().transform(String)])
    .default('')
    .catch(''),
  free: z.boolean().default(false),
  condition_id: z.int32().catch(0),
  location_id: z.int32().catch(0),
  images: z.array(imageInput, pictureMissing).default([]),
  properties: z.record(z.string(), z.string()).default({}),
  /** Words of prohibited items that the person said to mean something else. Without them a volunteer looks at the listing before others see it. */
  checked_words: z.array(z.string().max(100)).max(50).default([]),
  /** Of an edit: the `updated_at_utc` that was edited. When the listing changed since, the answer is 409. */
  version: z.string().max(50).optional(),
})

export type ListingInput = z.output<typeof listingInput>

/** A listing as its owner sees it. */
const ownListing = listing.extend({ expires_at_utc: z.string() }).meta({ id: 'OwnListing' })

const ownCard = listingCard
  .extend({
    expires_at_utc: z.string(),
    /** When it ends or ended, as people read it: "Ends in 12 days, on 2 December". */
    ends: z.string(),
    held: suspension.optional(),
  })
  .meta({ id: 'OwnListingCard' })

const byId = z.object({ id: z.string() })
const ownListingAnswer = z.object({ data: z.object({ post: ownListing }) })
const feedbackToken = z.strictObject({ feedback_token: z.string().max(200).default('') })

const linkAnswer = z.object({
  data: z.object({
    selected_option: z.enum(feedbackOptions),
    post: z.object({ id: z.int(), title: z.string() }),
    /** The same link was used before; the feedback can be undone until `undo_until`. */
    repeated: z.boolean(),
    undo_until: z.string().nullable(),
  }),
})

const undoneAnswer = z.object({
  data: z.object({ post: z.object({ id: z.int(), title: z.string(), active: z.boolean() }) }),
})

export const listingsOwnOperations = {
  publishListing: operation({
    ...paths.publishListing,
    summary: 'Puts a listing on the list for 90 days; of an unconfirmed owner it stays hidden until they confirm',
    body: z.strictObject({ post: listingInput.omit({ version: true }) }),
    answer: ownListingAnswer,
    refusals: ['signed_out', 'malformed', 'forbidden', 'invalid', 'conflict', 'too_many'],
  }),
  editListing: operation({
    ...paths.editListing,
    summary: 'Changes a listing of one’s own; photos that are not named stay behind those that are',
    params: byId,
    body: z.strictObject({ post: listingInput }),
    answer: ownListingAnswer,
    refusals: ['signed_out', 'malformed', 'forbidden', 'not_found', 'invalid', 'conflict', 'too_many'],
  }),
  deleteListing: operation({
    ...paths.deleteListing,
    summary: 'Deletes a listing of one’s own; its address says so from then on',
    params: byId,
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found'],
  }),
  renewListing: operation({
    ...paths.renewListing,
    summary: 'Gives a listing of one’s own 90 days from now; also brings an inactive one back',
    params: byId,
    answer: ownListingAnswer,
    refusals: ['signed_out', 'not_found', 'forbidden', 'conflict'],
  }),
  giveFeedback: operation({
    ...paths.giveFeedback,
    summary: 'Says what became of a listing of one’s own; it is inactive from then on',
    body: z.strictObject({
      feedback: z.strictObject({
        post_id: z.int32(),
        selected_option: z.enum(feedbackOptions),
        /** With `exchanged`: the conversation with whom it went to, of `listReceivers`. */
        conversation_id: z.int32().optional(),
      }),
    }),
    answer: ownListingAnswer,
    refusals: ['signed_out', 'not_found', 'forbidden', 'invalid', 'conflict'],
  }),
  listMyListings: operation({
    ...paths.listMyListings,
    summary: 'One’s own listings of one tab, newest first, 10 a page, with the counts of all three tabs',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).catch(1),
      type: z.enum(listingTabs).catch('active'),
    }),
    answer: z.object({
      data: z.array(ownCard),
      counts: z.object({ active: z.int(), inactive: z.int(), exchanged: z.int() }),
      /** How many listings they can still publish today, out of how many, and when they can publish more; absent where nothing limits it. */
      to_publish_today: z.object({ left: z.int(), max: z.int(), more_at_utc: z.string() }).optional(),
    }),
    refusals: ['signed_out'],
    paginated: true,
  }),
  removeImage: operation({
    ...paths.removeImage,
    summary: 'Removes a photo of a listing of one’s own; the last one stays',
    params: z.object({ imageId: z.string() }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'conflict'],
  }),
  giveFeedbackByLink: operation({
    ...paths.giveFeedbackByLink,
    summary: 'Says by a mailed link what became of a listing; repeated, it changes nothing',
    body: feedbackToken,
    answer: linkAnswer,
    refusals: ['invalid', 'forbidden', 'conflict', 'too_many'],
  }),
  undoFeedbackByLink: operation({
    ...paths.undoFeedbackByLink,
    summary: 'Takes back, by the same link within 30 days, what it said became of a listing',
    body: feedbackToken,
    answer: undoneAnswer,
    refusals: ['invalid', 'conflict', 'too_many'],
  }),
  renewByLink: operation({
    ...paths.renewByLink,
    summary: 'Renews a listing for 90 days by a mailed link; repeated, it changes nothing that matters',
    body: z.strictObject({ post_renew_token: z.string().max(200).default('') }),
    answer: z.object({
      data: z.object({ post: z.object({ id: z.int(), title: z.string() }), expires_at_utc: z.string() }),
    }),
    refusals: ['invalid', 'forbidden', 'conflict', 'too_many'],
  }),
  undoRenewByLink: operation({
    ...paths.undoRenewByLink,
    summary: 'Takes back, by the same link within 30 days, that a listing was renewed by it',
    body: z.strictObject({ post_renew_token: z.string().max(200).default('') }),
    answer: undoneAnswer,
    refusals: ['invalid', 'conflict', 'too_many'],
  }),
}
