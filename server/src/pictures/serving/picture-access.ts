import { createHmac, timingSafeEqual } from 'node:crypto'
import { day, hour } from '#platform/clock'
import type { Context } from '#platform/context'

/** What follows the address of a picture that not everyone may see, for whom it is told to. */
export type Access = { until?: unknown; signature?: unknown }

type AccessContext = Pick<Context, 'config' | 'clock'>

/**
 * What opens a picture that not everyone may see, for a day: as long as a photo waits for its listing. Within an hour it is the
 * same, so that browsers know the picture again.
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
