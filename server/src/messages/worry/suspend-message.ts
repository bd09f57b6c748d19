import { openCase } from '#cases'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { pendingEmail } from '../emails/pending-email.tsx'
import { insertPending } from './pending-queries.ts'

/** Holds a message for a volunteer, in the transaction that stores it, and mails the volunteers that one waits. */
export async function suspendMessage(ctx: Context, messageId: number): Promise<void> {
  await insertPending(ctx, messageId)
  await openCase(ctx, { subject: { kind: 'message', id: messageId }, reason: 'held' })
  await queueMail(ctx, await pendingEmail(ctx))
}
