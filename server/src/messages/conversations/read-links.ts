import { createHash } from 'node:crypto'
import { z } from 'zod'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'

/** How long the link of a mail opens its conversation for reading. */
const readLinkDays = 30

type ReadLink = { conversationId: number; personId: number; email: string }

const tokenSchema = z.object({ c: z.int(), p: z.int(), a: z.string(), until: z.int() })

/**
 * Creates the token of a mail's link: it opens one conversation for one person, for reading alone, as long as they have the address
 * that the mail went to. It is sealed rather than stored.
 */
export function sealReadLink(ctx: Context, { conversationId, personId, email }: ReadLink): string {
  const until = ctx.clock.now().getTime() + readLinkDays * day
  return seal(ctx.config.keys.conversationLinks, { c: conversationId, p: personId, a: digestOf(email), until })
}

export type OpenedLink = { conversationId: number; personId: number; isFor: (email: string) => boolean }

/** Opens the token of a mail's link; undefined when it is none of ours, or has ended. */
export function unsealReadLink(ctx: Context, token: string): OpenedLink | undefined {
  const link = unseal(ctx.config.keys.conversationLinks, token, tokenSchema)
  if (!link || link.until <= ctx.clock.now().getTime()) return undefined
  return { conversationId: link.c, personId: link.p, isFor: (email) => digestOf(email) === link.a }
}

const digestOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 16)
