import { leftToday, type Person } from '#accounts'
import type { Context } from '#platform/context'
import type { Limits } from '#platform/http'
import { haveConversed } from './conversations/conversation-queries.ts'
import { messageLimit, newPeopleLimit, replyLimit } from './message-limits.ts'
import { findOwnerId } from './posting/listing-of-queries.ts'

type Asked = { limits: Limits; sender: Person; listingId: number | undefined }

/** What is left of the limits that hold for a message from the page of a listing, or for one in a conversation. */
export async function messageUsesLeft(ctx: Context, { limits, sender, listingId }: Asked) {
  const applicable = listingId === undefined ? [replyLimit] : [messageLimit]
  if (listingId !== undefined && (await isForNewPerson(ctx, { sender, listingId }))) applicable.push(newPeopleLimit)
  return Promise.all(applicable.map((limit) => leftToday(ctx, { limits, person: sender, limit })))
}

async function isForNewPerson(
  ctx: Context,
  { sender, listingId }: { sender: Person; listingId: number },
): Promise<boolean> {
  const ownerId = await findOwnerId(ctx, listingId)
  return ownerId !== undefined && !(await haveConversed(ctx, [sender.id, ownerId]))
}
