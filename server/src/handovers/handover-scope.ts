import type { Person } from '#accounts'
import { lockAnyListing } from '#listings'
import { type Conversation, findBlockers, requireConversation } from '#messages'
import type { Context } from '#platform/context'
import { findHandoverListing, findPair, type HandoverListing } from './handover-queries.ts'
import { findMeeting, type Meeting } from './meetings/meeting-queries.ts'
import { isReported } from './meetings/no-show-queries.ts'
import { findPromise, type Promised } from './promises/promise-queries.ts'
import { selectWaiting, type Waiting } from './waiting/waiting-queries.ts'

/** A conversation with all that its handover consists of, as one of its two reads it. */
export type Scope = {
  conversation: Pick<Conversation, 'id' | 'listingId' | 'ownerId' | 'buyerId'>
  role: Conversation['role']
  /** Whose act it is; undefined for what happens by itself. */
  by: number | undefined
  /** Null once they closed their account. */
  partnerId: number | null
  /** Whether this one has blocked the other, and whether either has. */
  blocked: { byMe: boolean; atAll: boolean }
  listing: HandoverListing | undefined
  promise: Promised | undefined
  waiting: Waiting[]
  meeting: Meeting | undefined
  /** Whether this one said already that the other did not come. */
  isReported: boolean
}

type Wanted = { id: number; person: Pick<Person, 'id'> }

/** Returns the handover of a conversation. Refuses as not found whoever is not one of its two. */
export async function findScope(ctx: Context, { id, person }: Wanted): Promise<Scope> {
  const conversation = await requireConversation(ctx, { id, person })
  return readScope(ctx, { conversation, role: conversation.role, by: person.id })
}

/** The same, locked until the transaction ends: two acts about one listing come one after the other. */
export async function lockScope(ctx: Context, { id, person }: Wanted): Promise<Scope> {
  const { listingId } = await requireConversation(ctx, { id, person })
  if (listingId !== null) await lockAnyListing(ctx, { id: listingId })
  return findScope(ctx, { id, person })
}

/** Locks the handover of a conversation for what happens by itself; undefined once its listing is there no more. */
export async function lockScopeOf(ctx: Context, conversationId: number): Promise<Scope | undefined> {
  const pair = await findPair(ctx, conversationId)
  if (!pair || pair.listing_id === null) return undefined
  await lockAnyListing(ctx, { id: pair.listing_id })
  const conversation = { id: pair.id, listingId: pair.listing_id, ownerId: pair.owner_id, buyerId: pair.buyer_id }
  return readScope(ctx, { conversation, role: 'owner', by: undefined })
}

async function readScope(ctx: Context, side: Pick<Scope, 'conversation' | 'role' | 'by'>): Promise<Scope> {
  const { id, listingId, ownerId, buyerId } = side.conversation
  const [mine, partnerId] = side.role === 'owner' ? [ownerId, buyerId] : [buyerId, ownerId]
  const blockers = mine !== null && partnerId !== null ? await findBlockers(ctx, [mine, partnerId]) : new Set<number>()
  const meeting = await findMeeting(ctx, id)
  const startsAt = meeting?.starts_at
  const isSaid = partnerId !== null && startsAt
  return {
    ...side,
    ...{ partnerId, meeting, blocked: { byMe: mine !== null && blockers.has(mine), atAll: blockers.size > 0 } },
    ...(await readListing(ctx, listingId)),
    isReported: isSaid ? await isReported(ctx, { conversationId: id, personId: partnerId, startsAt }) : false,
  }
}

/** The listing with who has its promise and who waits for it. */
async function readListing(ctx: Context, id: number | null): Promise<Pick<Scope, 'listing' | 'promise' | 'waiting'>> {
  if (id === null) return { listing: undefined, promise: undefined, waiting: [] }
  return {
    listing: await findHandoverListing(ctx, id),
    promise: await findPromise(ctx, id),
    waiting: await selectWaiting(ctx, id),
  }
}
