import { createHash, createHmac } from 'node:crypto'
import { tickDays } from '@reable/contract/handovers/sheets/rules'
import { z } from 'zod'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { base32 } from '#platform/mail'
import { seal, unseal } from '#platform/seal'

/** Letters of five bits each, which nobody mistakes for digits: 130 bits. */
const codePattern = /^[a-z2-7]{26}$/

/** The code on a thing: made of a key of ours by its conversation, so that it can be drawn again, and nothing stored opens its page. */
export function sheetCodeOf({ config }: Pick<Context, 'config'>, conversationId: number): string {
  const proof = createHmac('sha256', config.keys.sheetCodes).update(String(conversationId)).digest()
  return base32(proof).slice(0, 26)
}

/** The digest of a code, however it was typed; undefined for what is none. */
export function digestOfCode(token: string): Buffer | undefined {
  const code = token.trim().toLowerCase()
  return codePattern.test(code) ? createHash('sha256').update(code).digest() : undefined
}

/** Where the code on a thing leads. */
export const sheetAddress = ({ config }: Pick<Context, 'config'>, token: string): string =>
  `${config.http.publicUrl}/handover?token=${token}`

type SheetLink = { sheetId: number; personId: number; email: string }

const linkSchema = z.object({ sheet: z.int(), p: z.int(), a: z.string(), until: z.int() })

/** Creates the token of a mail's link: it opens a sheet for one of its two, who ticks by it as long as they have the address that the mail went to. */
export function sealSheetLink(ctx: Context, link: SheetLink & { meetingAt: Date }): string {
  const { sheetId, personId, email, meetingAt } = link
  const until = meetingAt.getTime() + tickDays * day
  return seal(ctx.config.keys.sheetLinks, { sheet: sheetId, p: personId, a: digestOf(email), until })
}

export type OpenedSheetLink = { sheetId: number; personId: number; isFor: (email: string) => boolean }

/** Opens the token of a mail's link; undefined when it is none of ours, or has ended. */
export function unsealSheetLink(ctx: Context, token: string): OpenedSheetLink | undefined {
  const link = unseal(ctx.config.keys.sheetLinks, token, linkSchema)
  if (!link || link.until <= ctx.clock.now().getTime()) return undefined
  return { sheetId: link.sheet, personId: link.p, isFor: (email) => digestOf(email) === link.a }
}

export const digestOf = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 16)
