import { z } from 'zod'
import type { Context } from '#platform/context'
import type { WaitingMail } from './mail-queries.ts'

/** Resolves true while the reason of a mail is still valid. `about` is what the e-mail's `onlyWhile` named, to be parsed. */
export type MailCheck = (ctx: Context, about: unknown) => Promise<boolean>

/** The checks, by the names that e-mails use. */
export type MailChecks = Record<string, MailCheck>

const conditionSchema = z.object({ check: z.string(), about: z.unknown() })

/** True when a mail may be sent now. Throws when its check does not exist: unchecked it is never sent. */
export async function maySend(ctx: Context, mail: WaitingMail, checks: MailChecks): Promise<boolean> {
  if (mail.only_while === null) return true
  const { check, about } = conditionSchema.parse(mail.only_while)
  const answerCheck = checks[check]
  if (!answerCheck) throw new Error(`nobody answers the check ${check}`)
  return answerCheck(ctx, about)
}
