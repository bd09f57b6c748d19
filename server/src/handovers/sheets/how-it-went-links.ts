import { answerDays } from '@reable/contract/handovers/sheets/rules'
import { z } from 'zod'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'
import { digestOf, type OpenedSheetLink } from './sheet-links.ts'

const schema = z.object({ asked: z.int(), p: z.int(), a: z.string(), until: z.int() })

/** Creates the token of the mail that asks how it went: it answers once, for who has the address that the mail went to. */
export function sealHowItWent(ctx: Context, link: { sheetId: number; personId: number; email: string }): string {
  const until = ctx.clock.now().getTime() + answerDays * day
  const content = { asked: link.sheetId, p: link.personId, a: digestOf(link.email), until }
  return seal(ctx.config.keys.sheetLinks, content)
}

/** Opens the token of such a mail; undefined when it is none of ours, or has ended. */
export function unsealHowItWent(ctx: Context, token: string): OpenedSheetLink | undefined {
  const link = unseal(ctx.config.keys.sheetLinks, token, schema)
  if (!link || link.until <= ctx.clock.now().getTime()) return undefined
  return { sheetId: link.asked, personId: link.p, isFor: (email) => digestOf(email) === link.a }
}
