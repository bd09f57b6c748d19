import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'

/** How long the prepared answers of a mail work; each link works once. */
const answerLinkDays = 30

type AnswerLink = { conversationId: number; personId: number; email: string }

const tokenSchema = z.object({ answers: z.int(), p: z.int(), a: z.string(), until: z.int(), once: z.string() })

/** Creates the token of a mail's prepared answers: it answers once, in one conversation, for who has the address that the mail went to. */
export function sealAnswerLink(ctx: Context, { conversationId, personId, email }: AnswerLink): string {
  const until = ctx.clock.now().getTime() + answerLinkDays * day
  const content = { answers: conversationId, p: personId, a: digestOf(email), until, once: randomUUID() }
  return seal(ctx.config.keys.conversationLinks, content)
}

type OpenedAnswerLink = {
  conversationId: number
  personId: number
  /** When the mail was written that it stands in. */
  mailedAt: Date
  isFor: (email: string) => boolean
}

/** Opens the token of a mail's prepared answers; undefined when it is none of ours, or has ended. */
export function unsealAnswerLink(ctx: Context, token: string): OpenedAnswerLink | undefined {
  const link = unseal(ctx.config.keys.conversationLinks, token, tokenSchema)
  if (!link || link.until <= ctx.clock.now().getTime()) return undefined
  return {
    conversationId: link.answers,
    personId: link.p,
    mailedAt: new Date(link.until - answerLinkDays * day),
    isFor: (email) => digestOf(email) === link.a,
  }
}

const digestOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 16)
