import { createHash } from 'node:crypto'
import type { Context } from '#platform/context'
import { insertUsedCaptcha } from './captcha-queries.ts'

/** Marks a solved captcha, known by `mark`, as used. False if it was used before; remembered until `goodUntil`, in milliseconds. */
export const consumeCaptcha = (
  ctx: Context,
  { mark, goodUntil }: { mark: string; goodUntil: number },
): Promise<boolean> =>
  insertUsedCaptcha(ctx, { digest: createHash('sha256').update(mark).digest(), expiresAt: new Date(goodUntil) })
