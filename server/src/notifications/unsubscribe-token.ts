import { z } from 'zod'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'

const tokenSchema = z.object({ personId: z.int(), typeId: z.int() })

/** What a mail's link ends. */
export type UnsubscribeTarget = z.infer<typeof tokenSchema>

/**
 * The token of a mail's link: sealed rather than kept, so that it works as long as the mail lies somewhere, ends what was asked
 * for anew too, and tells nobody who it is or what they wait for.
 */
export const sealUnsubscribeToken = (ctx: Context, { personId, typeId }: UnsubscribeTarget): string =>
  seal(ctx.config.keys.unsubscribing, { personId, typeId })

/** Undefined when it is not one of ours. */
export const unsealUnsubscribeToken = (ctx: Context, token: string): UnsubscribeTarget | undefined =>
  unseal(ctx.config.keys.unsubscribing, token, tokenSchema)
