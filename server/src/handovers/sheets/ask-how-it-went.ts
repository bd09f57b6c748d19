import { findPersonById } from '#accounts'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { howItWentEmail } from '../emails/how-it-went-email.tsx'
import { sealHowItWent } from './how-it-went-links.ts'
import { whyGone } from './serialize-sheet.ts'
import { findSheet, isMuted, lockDueSheet, updateSheet } from './sheet-queries.ts'

/**
 * Asks the receiver of a sheet that is due how it went, once: the mail and the mark that it was written are one transaction. Nobody is
 * asked of what is gone, was listed again by its owner, or in a conversation that they muted.
 */
export async function askHowItWent(ctx: Context, sheetId: number): Promise<void> {
  if (!(await lockDueSheet(ctx, sheetId))) return
  await updateSheet(ctx, sheetId, { ask_at: null })
  const sheet = await findSheet(ctx, sheetId)
  const receiver = sheet?.receiver_id ? await findPersonById(ctx, sheet.receiver_id) : undefined
  if (!(sheet && receiver?.confirmed) || whyGone(sheet) || !sheet.is_handed_over) return
  if (sheet.conversation_id !== null && (await isMuted(ctx, sheet.conversation_id, receiver.id))) return
  const token = sealHowItWent(ctx, { sheetId, personId: receiver.id, email: receiver.email })
  const answerUrl = `${ctx.config.http.publicUrl}/handover/after?token=${token}`
  await queueMail(ctx, await howItWentEmail(ctx, { to: receiver.email, title: sheet.title ?? '', answerUrl }))
}
