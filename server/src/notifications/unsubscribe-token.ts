import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '#platform/context'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const sealed = z.object({ personId: z.int(), typeId: z.int() })

/** What a mail's link ends. */
export type Unsubscribing = z.infer<typeof sealed>

/**
 * The token of a mail's link: sealed rather than kept, so that it works as long as the mail lies somewhere, ends what was asked
 * for anew too, and tells nobody who it is or what they wait for.
 */
export function sealUnsubscribing(ctx: Context, { personId, typeId }: Unsubscribing): string {
  const iv = randomBytes(ivBytes)
  const seal = createCipheriv(cipher, ctx.config.keys.unsubscribing, iv)
  const body = Buffer.concat([seal.update(JSON.stringify({ personId, typeId }), 'utf8'), seal.final()])
  return Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64url')
}

/** Undefined when it is not one of ours. */
export function openUnsubscribing(ctx: Context, token: string): Unsubscribing | undefined {
  try {
    const bytes = Buffer.from(token, 'base64url')
    const [iv, tag, body] = [
      bytes.subarray(0, ivBytes),
      bytes.subarray(ivBytes, ivBytes + tagBytes),
      bytes.subarray(ivBytes + tagBytes),
    ]
    const open = createDecipheriv(cipher, ctx.config.keys.unsubscribing, iv, { authTagLength: tagBytes })
    open.setAuthTag(tag)
    return sealed.parse(JSON.parse(Buffer.concat([open.update(body), open.final()]).toString('utf8')))
  } catch {
    return undefined
  }
}
