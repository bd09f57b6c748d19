import type { AnswerBody } from '@reable/contract/client'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { type Limit, limitOfSite } from '../limits/limit.ts'
import type { Limits, UsesLeft } from '../limits/limits.ts'
import { networkOf, siteOf } from '../limits/network-of.ts'

/**
 * Counts one use and refuses it with 429 when it is beyond a limit. Several limits with longer and longer windows make a
 * wait that grows; the answer names the longest one.
 */
export function enforceLimits(limits: Limits, applicable: readonly Limit[], person: string): void {
  refuseOverLimit(applicable.map((limit) => limits.use(limit, person)))
}

/**
 * Enforces small limits exactly, however many machines there are. A use that is counted inside a transaction counts if that
 * commits, and one that is counted before it counts in any case.
 */
export async function enforceLimitsExactly(
  ctx: Context,
  limits: Limits,
  applicable: readonly Limit[],
  person: string,
): Promise<void> {
  const waits: (number | undefined)[] = []
  for (const limit of applicable) waits.push((await limits.countExactly(ctx, limit, person)).wait)
  refuseOverLimit(waits)
}

type FromNetwork = Pick<FastifyRequest, 'ip'>

/** Counts a use for the network that a request comes from, and for its site. */
export function enforceNetworkLimits(limits: Limits, applicable: readonly Limit[], request: FromNetwork): void {
  enforceLimits(limits, applicable, networkOf(request))
  if (siteOf(request) !== networkOf(request))
    enforceLimits(limits, applicable.map(limitOfSite), `site ${siteOf(request)}`)
}

/** The same for small limits, which are counted exactly. */
export async function enforceNetworkLimitsExactly(
  ctx: Context,
  limits: Limits,
  applicable: readonly Limit[],
  request: FromNetwork,
): Promise<void> {
  await enforceLimitsExactly(ctx, limits, applicable, networkOf(request))
  if (siteOf(request) !== networkOf(request))
    await enforceLimitsExactly(ctx, limits, applicable.map(limitOfSite), `site ${siteOf(request)}`)
}

/** What is left of limits that are counted exactly, for somebody or for a network. Nothing is counted. */
export function findUsesLeft(
  ctx: Context,
  limits: Limits,
  applicable: readonly Limit[],
  who: string | FromNetwork,
): Promise<(UsesLeft | undefined)[]> {
  const counts = applicable.flatMap((limit): [Limit, string][] =>
    typeof who === 'string'
      ? [[limit, who]]
      : [
          [limit, networkOf(who)],
          [limitOfSite(limit), `site ${siteOf(who)}`],
        ],
  )
  return Promise.all(counts.map(([limit, person]) => limits.usesLeft(ctx, limit, person)))
}

/** Builds the answer about limits: when all of them have uses left again. */
export function serializeLimit(uses: readonly (UsesLeft | undefined)[]): AnswerBody<'getContactLimit'> {
  const ends = uses.flatMap((use) => (use && !use.left ? [use.until.toISOString()] : []))
  return { data: { closed_until_utc: ends.sort().at(-1) ?? null } }
}

const tooOften = (time: string) => `That was too often. Please try again in ${time}.`

/** Refuses with 429 when any of the waits, in seconds, is defined; `messageFor` makes the sentence from the longest one. */
export function refuseOverLimit(waits: readonly (number | undefined)[], messageFor = tooOften): void {
  const wait = Math.max(...waits.map((wait) => wait ?? 0))
  if (wait > 0) throw new Refusal('too_many', messageFor(durationText(wait)), { retryAfterSeconds: wait })
}

function durationText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
