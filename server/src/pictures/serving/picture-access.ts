import { createHmac, timingSafeEqual } from 'node:crypto'
import { day, hour } from '#platform/clock'
import type { Context } from '#platform/context'

/** The query of the address of a picture that is not public. */
export type Access = { until?: unknown; signature?: unknown }

type AccessContext = Pick<Context, 'config' | 'clock'>

/**
 * Returns the query string that gives access to a picture that is not public, for a day: as long as a photo may wait for its
 * listing. Within an hour it stays the same, so that browsers find the picture in their cache.
 */
export function grantAccess(ctx: AccessContext, { digest }: { digest: string }): string {
  const until = String(Math.ceil((ctx.clock.now().getTime() + day) / hour) * (hour / 1_000))
  return `?until=${until}&signature=${signatureOf(ctx, digest, until)}`
}

export function hasAccess(ctx: AccessContext, digest: string, { until, signature }: Access): boolean {
  if (typeof until !== 'string' || typeof signature !== 'string') return false
  const [actual, expected] = [Buffer.from(signature), Buffer.from(signatureOf(ctx, digest, until))]
  return (
    actual.length === expected.length &&
    timingSafeEqual(actual, expected) &&
    Number(until) * 1_000 > ctx.clock.now().getTime()
  )
}

function signatureOf({ config }: AccessContext, digest: string, until: string): string {
  return createHmac('sha256', config.keys.pictures).update(`${digest} ${until}`).digest('base64url').slice(0, 22)
}
