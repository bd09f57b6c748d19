import { z } from 'zod'
import type { Context } from '#platform/context'
import type { WaitingMail } from './mail-queries.ts'

/** Answers whether what a mail was written for still holds. `about` is what the letter's `onlyWhile` named, to be parsed. */
export type MailCheck = (ctx: Context, about: unknown) => Promise<boolean>

/** By the names that letters call them. */
export type MailChecks = Record<string, MailCheck>

const condition = z.object({ check: z.string(), about: z.unknown() })

/** Whether a mail may go now. Throws when nobody here answers its check: unasked it never goes. */
export async function mayGo(ctx: Context, mail: WaitingMail, checks: MailChecks): Promise<boolean> {
  if (mail.only_while === null) return true
  const { check, about } = condition.parse(mail.only_while)
  const ask = checks[check]
  if (!ask) throw new Error(`nobody answers the check ${check}`)
  return ask(ctx, about)
}
