import { z } from 'zod'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'

const tokenSchema = z.object({ personId: z.int(), typeId: z.int() })

/** The notification that a mail's link ends. */
export type UnsubscribeTarget = z.infer<typeof tokenSchema>

/**
 * Creates the token of a mail's link. It is sealed rather than stored: it works for as long as the mail exists, ends a renewed
 * notification too, and reveals neither the person nor the equipment type.
 */
export const sealUnsubscribeToken = (ctx: Context, { personId, typeId }: UnsubscribeTarget): string =>
  seal(ctx.config.keys.unsubscribing, { personId, typeId })

/** Opens a token of a mail's link; undefined when it is not one of ours. */
export const unsealUnsubscribeToken = (ctx: Context, token: string): UnsubscribeTarget | undefined =>
  unseal(ctx.config.keys.unsubscribing, token, tokenSchema)
