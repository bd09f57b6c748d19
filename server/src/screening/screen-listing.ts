import { recalledWhy } from '@reable/contract/recalls/rules'
import { furthestPicture } from '@reable/contract/screening/rules'
import { screeningWhy } from '@reable/contract/screening/sentences'
import { openCase, withdrawReason } from '#cases'
import type { SimilarPicture } from '#pictures'
import { day, hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { prohibitedItemsOf } from '#prohibited'
import { type Checked, checkDescribed } from '#recalls'
import { recalledEmail } from './emails/recalled-email.tsx'
import { screenedEmail } from './emails/screened-email.tsx'
import { waitingEmail } from './emails/waiting-email.tsx'
import { judgeListing } from './judge-listing.ts'
import {
  countOthersWaiting,
  deleteScreening,
  type ScreenedListing,
  selectForScreening,
  upsertScreening,
} from './screening-queries.ts'
import type { Facts, Finding, Signal } from './signal.ts'

/** What becomes of a listing: it is suspended now, with the reason for its owner, or released again, or stays as it is. */
export type ScreeningOutcome = { move: 'suspend'; reason: string; at: Date } | { move: 'release' } | { move: 'none' }

type Found = { listing: ScreenedListing; findings: Finding[]; recalls: Checked }

type Screening = {
  listingId: number
  /** Photos that the listing did not have before: only these are compared with those of others. */
  newPictureIds: number[]
  /** Photos that it has now; what was found about others is no finding any more. */
  pictureIds: readonly number[]
}

const none = { move: 'none' } as const

/**
 * Looks at a listing before it is public, in the transaction that publishes or changes it, stores what was found, and mails its owner why a
 * volunteer looks first. The caller suspends or releases it. What something else has suspended, or a volunteer decided, it leaves alone.
 */
export async function screenListing(ctx: Context, screening: Screening): Promise<ScreeningOutcome> {
  const { listingId, newPictureIds: pictureIds } = screening
  const listing = await selectForScreening(ctx, { listingId, pictureIds, within: furthestPicture })
  if (!listing) return none
  const recalls = await checkDescribed(ctx, listing)
  const pictures = [...listing.similar_pictures, ...stillThere(listing, screening)]
  const findings = judgeListing(
    factsOf(listing, {
      ...{ at: ctx.clock.now(), pictures, prohibited: await prohibitedItemsOf(ctx) },
      recalls: recalls.strong.map(({ id, fields: { name } }) => ({ id, name })),
    }),
    readSignals(listing.signals),
    listing.released ?? [],
  )
  const isOurs = isSuspendedByScreening(listing)
  if (!findings.length) {
    if (listing.findings) await deleteScreening(ctx, listing.id)
    return isOurs ? release(ctx, listing) : none
  }
  const suspends = findings.some(({ suspends }) => suspends)
  if (suspends && (isOurs || !listing.held_at)) return suspend(ctx, { listing, findings, recalls })
  const { suspended_at, decided_at: decidedAt } = listing
  await upsertScreening(ctx, { listingId, findings, suspendedAt: isOurs ? null : suspended_at, decidedAt })
  return isOurs ? release(ctx, listing) : none
}

/** Nothing is left for which a volunteer has to look. */
async function release(ctx: Context, { id }: ScreenedListing): Promise<ScreeningOutcome> {
  await withdrawReason(ctx, { subject: { kind: 'listing', id }, reason: 'screened' })
  return { move: 'release' }
}

/** Whether nothing but an earlier screening suspends it, which no volunteer has decided about. */
const isSuspendedByScreening = ({ held_at, suspended_at, decided_at }: ScreenedListing): boolean =>
  held_at !== null && decided_at === null && suspended_at?.getTime() === held_at.getTime()

async function suspend(ctx: Context, { listing, findings, recalls }: Found): Promise<ScreeningOutcome> {
  const before = isSuspendedByScreening(listing) ? listing.suspended_at : null
  const at = before ?? ctx.clock.now()
  const kinds = findings.filter(({ suspends }) => suspends).map(({ kind }) => kind)
  const isRecalled = kinds.includes('recalled')
  // What else was found matters once it is not recalled.
  const reason = isRecalled ? recalledWhy(recalls.strong.map(({ fields }) => fields)) : screeningWhy(kinds)
  await upsertScreening(ctx, { listingId: listing.id, findings, suspendedAt: at, decidedAt: null })
  await openCase(ctx, { subject: { kind: 'listing', id: listing.id }, reason: 'screened' })
  if (!before) await notifyOfSuspension(ctx, { listing, reason, isRecalled })
  return { move: 'suspend', reason, at }
}

/** What was found before about photos that are there still. */
const stillThere = ({ findings }: ScreenedListing, { pictureIds, newPictureIds }: Screening): SimilarPicture[] =>
  (findings ?? []).flatMap(({ picture, distance }) =>
    picture && distance !== undefined && pictureIds.includes(picture.id) && !newPictureIds.includes(picture.id)
      ? [{ pictureId: picture.id, otherPictureId: picture.otherId, otherListingId: picture.otherListingId, distance }]
      : [],
  )

/** What is there to judge a listing by beside itself. */
type Beside = Pick<Facts, 'pictures' | 'recalls' | 'prohibited'> & { at: Date }

/** What is known of a listing at that moment. */
export const factsOf = (listing: ScreenedListing, { at, ...beside }: Beside): Facts => ({
  ...beside,
  text: `${listing.title}\n${listing.description}`,
  answers: Object.values(listing.properties).join('\n'),
  checkedWords: listing.checked_words,
  price: listing.price,
  middlePrice: listing.middle_price,
  accountDays: (at.getTime() - listing.member_since.getTime()) / day,
  ofPartner: listing.partner_id !== null,
})

let last: { text: string; signals: Signal[] } | undefined

/** Parses signals as the database answers them, once for as long as nobody changes them. */
function readSignals(text: string): Signal[] {
  if (last?.text !== text) last = { text, signals: JSON.parse(text) }
  return last.signals
}

/**
 * Mails the owner that a volunteer looks at their listing first: of many at a time, about the first one within an hour, but about each that is
 * recalled. The volunteers are mailed where no other listing waits for them.
 */
async function notifyOfSuspension(
  ctx: Context,
  { listing, reason, isRecalled }: { listing: ScreenedListing; reason: string; isRecalled: boolean },
): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - hour)
  const others = await countOthersWaiting(ctx, { listingId: listing.id, ownerId: listing.owner_id, since })
  if (isRecalled) await queueMail(ctx, await recalledEmail(ctx, { to: listing.email, listing, reason }))
  else if (!others.mailed) await queueMail(ctx, await screenedEmail(ctx, { to: listing.email, listing, reason }))
  if (!others.waiting) await queueMail(ctx, await waitingEmail(ctx, { listing }))
}
