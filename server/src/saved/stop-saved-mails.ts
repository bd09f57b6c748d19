import { savedLinkInvalid } from '@reable/contract/saved/rules'
import { z } from 'zod'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { seal, unseal } from '#platform/seal'
import { stopMails } from './mailing-queries.ts'

const tokenSchema = z.object({ personId: z.int() })

/** Creates the token of a mail's link. It is sealed rather than stored: it works for as long as the mail exists. */
export const sealStopToken = (ctx: Context, { personId }: { personId: number }): string =>
  seal(ctx.config.keys.savedMails, { personId })

/** Ends the mails about saved listings by the link of one, without a log-in. Repeated, it changes nothing. Refuses an invalid token. */
export async function stopSavedMails(ctx: Context, { token }: { token: string }): Promise<void> {
  const target = unseal(ctx.config.keys.savedMails, token, tokenSchema)
  if (!target) throw new Refusal('invalid', savedLinkInvalid, { errors: { token: [savedLinkInvalid] } })
  await stopMails(ctx, target.personId)
}
