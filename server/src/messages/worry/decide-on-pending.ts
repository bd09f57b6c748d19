import { findPersonById, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { type Condition, queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { lockRoleOf } from '#volunteers'
import { findBlockers } from '../blocks/block-queries.ts'
import { returnedEmail } from '../emails/pending-email.tsx'
import { notifyOfMessage } from '../posting/notify-of-message.ts'
import { lockConversation, recordArrival } from '../posting/posting-queries.ts'
import {
  countPhotos,
  findPending,
  findWriterOfPending,
  moveToEnd,
  type PendingDecision,
  type PendingRow,
  reopenPending,
  updatePending,
} from './pending-queries.ts'
import type { StoredWorry } from './signal.ts'

type Input = {
  volunteer: Person
  messageId: number
  decision: PendingDecision
  /** For the writer of what is returned; empty where there are none. */
  words?: string
  /** The condition of the mail to the writer. */
  onlyWhile?: Condition
}

/**
 * Delivers a message that was held, or returns it: its writer is mailed then, and its receiver never sees it. The caller has it locked
 * (`lockPendingMessage`). Refuses as not found one that does not wait, and as a conflict a volunteer who is one of the two.
 */
export function decideOnPending(ctx: Context, { volunteer, messageId, decision, ...mailed }: Input): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const held = await findPending(ctx, messageId)
    if (!held) throw notWaiting()
    if ([held.owner_id, held.buyer_id].includes(volunteer.id)) throw new Refusal('conflict', ownConversation)
    await updatePending(ctx, { messageId, decision, volunteerId: volunteer.id })
    if (decision === 'deliver') await deliver(ctx, held)
    else await notifyWriter(ctx, held, mailed)
  })
}

/** Locks the writer of a message that was held for the rest of the transaction. Refuses as not found any other. */
export async function lockPendingMessage(ctx: Context, messageId: number): Promise<void> {
  const writer = await findWriterOfPending(ctx, messageId)
  if (writer === undefined || !(await lockRoleOf(ctx, writer))) throw notWaiting()
}

/** Takes back that a message was returned: it waits again. The caller has it locked. */
export const waitAgain = (ctx: Context, messageId: number): Promise<void> => reopenPending(ctx, messageId)

const ownConversation = 'You are one of the two. Another volunteer decides about this.'
const notWaiting = () => new Refusal('not_found', 'This message waits no more. Somebody may have decided about it.')

async function deliver(ctx: Context, { id, sender_id, conversation_id, body, worry }: PendingRow): Promise<void> {
  const people = (await lockConversation(ctx, conversation_id)) ?? []
  const from = people.find(({ personId }) => personId === sender_id)
  const to = people.find(({ personId }) => personId !== sender_id)
  if (!from || !to) return
  const hidden = (await findBlockers(ctx, [from.personId, to.personId])).size > 0
  const messageId = await moveToEnd(ctx, { messageId: id, hidden })
  const arrival = { conversationId: conversation_id, messageId }
  await recordArrival(ctx, { ...arrival, personId: from.personId, unread: false })
  if (hidden) return
  await recordArrival(ctx, { ...arrival, personId: to.personId, unread: true })
  const photos = await countPhotos(ctx, messageId)
  const worried = worry as StoredWorry | null
  if (!to.muted) await notifyOfMessage(ctx, { ...arrival, to, from, body, photos, worry: worried })
}

async function notifyWriter(
  ctx: Context,
  { sender_id, conversation_id }: PendingRow,
  { words = '', onlyWhile }: Pick<Input, 'words' | 'onlyWhile'>,
): Promise<void> {
  const writer = await findPersonById(ctx, sender_id as number)
  const url = `${ctx.config.http.publicUrl}/account/messages/${conversation_id}`
  if (writer) await queueMail(ctx, { ...(await returnedEmail(ctx, { to: writer.email, words, url })), onlyWhile })
}
