import { z } from 'zod'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'
import { isSameSecret } from './same-secret.ts'

const sealed = z.object({ code: z.string() })

/**
 * The cookie that belongs to the code in a browser's address. Whoever sends their own address to somebody else does not sign them in: the
 * code alone opens nothing in another browser.
 */
export const sealCode = (ctx: Context, code: string): string => seal(ctx.config.keys.socialLogin, { code })

/** Whether the browser that brings this code is the one that was given it. */
export function isOwnCode(ctx: Context, { code, sealedCode }: { code: string; sealedCode: string }): boolean {
  const unsealed = unseal(ctx.config.keys.socialLogin, sealedCode, sealed)
  return unsealed !== undefined && isSameSecret(unsealed.code, code)
}
