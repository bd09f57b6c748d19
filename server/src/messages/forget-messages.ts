import type { Context } from '#platform/context'
import { forgetMailsBy } from '#platform/mail'
import { addressHashOf } from './blocks/address-hash.ts'
import { anonymizeBlocks } from './blocks/block-queries.ts'
import {
  deleteTracesOf,
  insertClosedNotices,
  lockConversationsOf,
  recount,
  selectOpenToOthers,
} from './leaving-queries.ts'
import { conversationReference } from './posting/addressed-email.ts'

/**
 * Removes what a person wrote in conversations, and the mails with their words that wait or stand in the outbox. The other of each reads
 * that they closed their account. Who blocked them goes on blocking their addresses.
 */
export async function forgetMessages(
  ctx: Context,
  { personId, addresses }: { personId: number; addresses: string[] },
): Promise<void> {
  const ids = await lockConversationsOf(ctx, personId)
  const open = await selectOpenToOthers(ctx, personId)
  await anonymizeBlocks(ctx, { personId, addressHashes: addresses.map((email) => addressHashOf(ctx, email)) })
  await deleteTracesOf(ctx, personId)
  await insertClosedNotices(ctx, open)
  await recount(ctx, ids)
  await forgetMailsBy(ctx, { personId, references: ids.map((id) => conversationReference(ctx, id)) })
}
