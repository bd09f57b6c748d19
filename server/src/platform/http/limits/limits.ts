import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context'
import { addUse, addUses } from './limit-queries.ts'

/** How often something may be done by one person: `most` times in each window of `milliseconds`. */
export type Limit = { name: string; most: number; milliseconds: number }

/** How often it was used in this window, this time included, and the seconds to wait when that is beyond the limit. */
export type Use = { used: number; wait: number | undefined }

export type Limits = {
  /** Counts one use. Undefined when it is within the limit, else the seconds until the window ends. For what costs nothing. */
  use(limit: Limit, person: string): number | undefined
  /**
   * Counts one use in the database: of as many at the same moment, at however many machines, exactly `most` are within the
   * limit. In a transaction it counts if that commits. One limit is used by one of the two ways, never by both.
   */
  countExactly(ctx: Context, limit: Limit, person: string): Promise<Use>
  /** Adds what was counted here to the database and learns what others counted. Runs every second by itself. */
  share(): Promise<void>
  stop(): Promise<void>
}

type Count = { key: string; limit: Limit; person: string; start: number; known: number; fresh: number }

const mostRemembered = 100_000

/** What one machine counts before it tells the others is at most so many, or this part of a limit: what they run over by. */
const leastUntold = 10
const partUntold = 1 / 50

/**
 * Counts in memory, so that a use costs nothing, and shares the counts through the database every second and whenever one has
 * grown by a fiftieth of its limit, so that several machines agree. Persons are stored as keyed digests only.
 */
export function createLimits(ctx: Context): Limits {
  const counts = new Map<string, Count>()
  const untold = new Set<Count>()
  const share = () => shareCounts(ctx, untold)
  const shareSoon = () => share().catch((err) => ctx.log.warn({ err }, 'limits not shared'))
  const timer = setInterval(() => {
    forgetEnded(counts, ctx.clock.now().getTime())
    shareSoon()
  }, 1000).unref()
  return {
    use(limit, person) {
      if (!ctx.config.http.limits) return undefined
      const now = ctx.clock.now().getTime()
      const count = countFor(ctx, counts, limit, person, now)
      count.fresh += 1
      untold.add(count)
      const wait = waitOf(limit, count.known + count.fresh, now)
      if (!wait && count.fresh >= Math.max(leastUntold, limit.most * partUntold)) shareSoon()
      return wait
    },
    async countExactly(ctx, limit, person) {
      if (!ctx.config.http.limits) return { used: 0, wait: undefined }
      const now = ctx.clock.now().getTime()
      const start = new Date(startOf(limit, now))
      const used = await addUse(ctx, { name: limit.name, person: digestOf(ctx, person), start })
      return { used, wait: waitOf(limit, used, now) }
    },
    share,
    async stop() {
      clearInterval(timer)
      await share()
    },
  }
}

const startOf = ({ milliseconds }: Limit, now: number): number => Math.floor(now / milliseconds) * milliseconds

const waitOf = (limit: Limit, used: number, now: number): number | undefined =>
  used <= limit.most ? undefined : Math.ceil((startOf(limit, now) + limit.milliseconds - now) / 1000)

const digestOf = ({ config }: Context, person: string): string =>
  createHmac('sha256', config.keys.visitorCookie).update(person).digest('base64url').slice(0, 22)

function countFor(ctx: Context, counts: Map<string, Count>, limit: Limit, person: string, now: number): Count {
  const start = startOf(limit, now)
  const digest = digestOf(ctx, person)
  const key = `${limit.name} ${digest} ${start}`
  const found = counts.get(key)
  if (found) return found
  if (counts.size >= mostRemembered) counts.delete(counts.keys().next().value as string)
  const count = { key, limit, person: digest, start, known: 0, fresh: 0 }
  counts.set(key, count)
  return count
}

function forgetEnded(counts: Map<string, Count>, now: number): void {
  for (const [key, count] of counts) if (count.start + count.limit.milliseconds < now) counts.delete(key)
}

async function shareCounts(ctx: Context, untold: Set<Count>): Promise<void> {
  if (!untold.size) return
  // In one order on every machine, or two would wait for each other.
  const told = [...untold].sort((one, other) => (one.key < other.key ? -1 : 1)).map(take)
  untold.clear()
  try {
    const totals = await addUses(ctx, told)
    for (const [index, { count }] of told.entries()) count.known = Math.max(count.known, totals[index] ?? 0)
  } catch (error) {
    for (const { count, used } of told) {
      count.known -= used
      count.fresh += used
      untold.add(count)
    }
    throw error
  }
}

/** Takes what is to be told of a count, so that nothing tells it a second time. */
function take(count: Count) {
  const { limit, person, start, fresh: used } = count
  count.known += used
  count.fresh = 0
  return { count, name: limit.name, person, start: new Date(start), used }
}
