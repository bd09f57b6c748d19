import { blockClosed, blockOneself } from '@reable/contract/messages/conversation-rules'
import { findPersonById, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Conversation } from '../conversations/conversation.ts'
import { requireConversation } from '../conversations/require-conversation.ts'
import { addressHashOf } from './address-hash.ts'
import { deleteBlock, insertBlock } from './block-queries.ts'

/**
 * Blocks a person: from now on neither reaches the other in any conversation, and the blocked is not told. Repeated, it changes
 * nothing. Refuses as a conflict somebody who blocks themselves.
 */
export async function blockPerson(
  ctx: Context,
  { blocker, blocked }: { blocker: Pick<Person, 'id'>; blocked: Pick<Person, 'id' | 'email'> },
): Promise<void> {
  if (blocker.id === blocked.id) throw new Refusal('conflict', blockOneself)
  const addressHash = addressHashOf(ctx, blocked.email)
  await insertBlock(ctx, { blockerId: blocker.id, blockedId: blocked.id, addressHash })
}

/** Blocks the other of a conversation, or takes that back. Refuses as a conflict to block who closed their account. */
export function blockPartner(
  ctx: Context,
  { id, person, blocked }: { id: number; person: Person; blocked: boolean },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const partnerId = partnerIdOf(await requireConversation(ctx, { id, person }))
    const partner = partnerId === null ? undefined : await findPersonById(ctx, partnerId)
    if (!blocked) return partner && deleteBlock(ctx, { blockerId: person.id, blockedId: partner.id })
    if (!partner) throw new Refusal('conflict', blockClosed)
    await blockPerson(ctx, { blocker: person, blocked: partner })
  })
}

const partnerIdOf = ({ role, ownerId, buyerId }: Conversation) => (role === 'owner' ? buyerId : ownerId)
