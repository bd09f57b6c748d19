import { waitAgain } from '#messages'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { takenBackEmail } from '../../emails/taken-back-email.tsx'
import type { Restoring } from '../decider.ts'
import { findWriter } from '../people-queries.ts'

/** A message that was returned waits again. Its writer is mailed, if they were before. */
export async function restoreMessage(ctx: Context, { subject, withdrawn }: Restoring): Promise<void> {
  await waitAgain(ctx, subject.id)
  if (withdrawn.length) return
  const writer = await findWriter(ctx, subject.id)
  if (!writer) return
  const url = `${ctx.config.http.publicUrl}/account/messages/${writer.conversation_id}`
  const stands = 'Your message waits for one of us again.'
  await queueMail(ctx, await takenBackEmail(ctx, { to: writer.email, about: 'a message of yours', stands, url }))
}
