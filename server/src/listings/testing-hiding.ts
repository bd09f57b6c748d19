import type { FeedbackOption } from '@reable/contract/listings/lifecycle'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { closeAccount } from '../privacy/close-account.ts'
import { signedIn, someListing, someone, somePicture } from '../testing.ts'
import { deleteListing } from './lifecycle/delete-listing.ts'
import { expireListings } from './lifecycle/expire-listings.ts'
import { hideListingsOf } from './lifecycle/hide-listings-of.ts'
import { suspendListing } from './lifecycle/suspend-listing.ts'
import { call, type Program, setListing } from './testing.ts'

type Hiding = { owner: Person; id: number }

/** Everything that hides a listing from others, each by the use case that does it. */
export const hidingCases: Record<string, (program: Program, hiding: Hiding) => Promise<unknown>> = {
  'its 90 days are over': async ({ ctx }, { id }) => {
    await setListing(ctx, id, { expires_at: ctx.clock.now() })
    await expireListings(ctx)
  },
  'it is withdrawn': (program, listing) => giveFeedback(program, listing, 'not_exchanged'),
  'it is sold here': (program, listing) => giveFeedback(program, listing, 'exchanged'),
  'it is sold elsewhere': (program, listing) => giveFeedback(program, listing, 'exchanged_elsewhere'),
  'it is deleted': ({ ctx }, listing) => deleteListing(ctx, listing),
  'reports hold it': ({ ctx }, { id }) => suspendListing(ctx, { id, reason: 'It was reported.' }),
  'its owner is not confirmed': ({ ctx }, { id }) => setListing(ctx, id, { owner_confirmed: false }),
  'its owner is banned': ({ ctx }, { owner }) => hideListingsOf(ctx, { ownerId: owner.id, hidden: true }),
  'its owner closed the account': ({ ctx }, { owner }) =>
    closeAccount(ctx, { person: owner, currentPassword: '', email: owner.email }),
}

async function giveFeedback(program: Program, { owner, id }: Hiding, selected_option: FeedbackOption) {
  const headers = await signedIn(program.ctx, owner)
  const { status } = await call(program, 'POST', '/feedbacks', headers, { feedback: { post_id: id, selected_option } })
  if (status !== 200) throw new Error(`the feedback was answered with ${status}`)
}

/** The marks of a listing in any answer: no other text contains them. */
export type Marked = { id: number; marks: string[] }

const burnaby = 4

/** A transport chair whose text and photo are unique; `mark` is a word of letters alone. */
export async function markedListing(ctx: Context, owner: Person, mark: string): Promise<Marked> {
  const digest = mark.padEnd(32, '0')
  const photo = await somePicture(ctx, owner)
  await ctx.db.updateTable('pictures').set({ digest }).where('id', '=', photo).execute()
  const id = await someListing(ctx, owner, {
    ...{ equipmentTypeId: 2, title: `Quokka chair ${mark}`, description: `${mark} pushes it.`, price: '77' },
    ...{ conditionId: 1, locationId: burnaby, pictureIds: [photo] },
    properties: { seat_width_in: '18', weight_capacity_lb: '300', folding: 'Yes', cleaned: 'Wiped clean' },
  })
  return { id, marks: [mark, String(id)] }
}

/** A listing that stays, and one whose owner has nothing else. */
export async function twoListings(ctx: Context) {
  const owner = await someone(ctx)
  const shown = await markedListing(ctx, await someone(ctx), 'numbat')
  const hidden = await markedListing(ctx, owner, 'zebrawood')
  return { owner, shown, hidden }
}
