import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context'
import { forLatest } from '../latest.ts'
import { addUse, addUses } from './limit-queries.ts'

/** A rate limit for one person: `most` times in each window of `milliseconds`. */
export type Limit = { name: string; max: number; milliseconds: number }

/** The number of uses in this window, this one included, and the seconds to wait when that is beyond the limit. */
export type Use = { used: number; wait: number | undefined }

export type Limits = {
  /** Counts one use. Undefined when it is within the limit, else the seconds until the window ends. For uses that cost nothing. */
  use(limit: Limit, person: string): number | undefined
  /**
   * Counts one use in the database: of as many at the same moment, at however many machines, exactly `most` are within the
   * limit. In a transaction it counts if that commits. One limit is used by one of the two ways, never by both.
   */
  countExactly(ctx: Context, limit: Limit, person: string): Promise<Use>
  /** Adds the counts of this machine to the database and reads those of others. Runs every second by itself. */
  share(): Promise<void>
  stop(): Promise<void>
}

type Count = {
  key: string
  limit: Limit
  person: string
  start: number
  /** The uses at all processes that the database counted last, and those of this process among them. */
  shared: number
  own: number
  /** Uses that are on their way to the database, and those that are not yet. */
  sharing: number
  unshared: number
}

const maxCounts = 100_000

/**
 * All processes together count at most so many uses, or this part of a limit, before they share them: by these a limit can be
 * exceeded. A program counts on one other beside it at least.
 */
const minUnshared = 10
const unsharedPart = 1 / 50

/** The uses that one process may count by itself. */
const maxUnshared = (ctx: Context, { max }: Limit): number =>
  Math.max(minUnshared, max * unsharedPart) / processesOf(ctx)

const processesOf = ({ config }: Context) => Math.max(2, config.processes)

/** The part of a limit by which an estimate of its uses may exceed it: only far beyond that a use is refused for an estimate. */
const estimatePart = 1 / 100

/**
 * True when the uses that are known exceed the limit, or those that there probably are: while the database is asked, the other
 * processes are used as much beside this one as they were before.
 */
function exceeds(ctx: Context, { limit, shared, own, sharing, unshared }: Count): boolean {
  const unconfirmed = sharing + unshared
  const perOwnUse = own ? Math.min(shared / own, processesOf(ctx)) : 1
  return shared + unconfirmed > limit.max || shared + unconfirmed * perOwnUse > limit.max * (1 + estimatePart)
}

/**
 * Counts in memory, so that a use costs nothing, and shares the counts through the database every second and whenever one has
 * grown by a hundredth of its limit, or less with more processes, so that all agree. Persons are stored as keyed digests only.
 */
export function createLimits(ctx: Context): Limits {
  const counts = new Map<string, Count>()
  const unsharedCounts = new Set<Count>()
  let earlier: Promise<void> = Promise.resolve()
  const share = () => {
    const sharing = shareCounts(ctx, unsharedCounts, earlier)
    earlier = Promise.allSettled([earlier, sharing]).then(() => {})
    return sharing
  }
  const shareSoon = () => share().catch((err) => ctx.log.warn({ err }, 'limits not shared'))
  const timer = setInterval(() => {
    removeEnded(counts, ctx.clock.now().getTime())
    void shareSoon()
  }, 1000).unref()
  return {
    use(limit, person) {
      if (!ctx.config.http.limits) return undefined
      const now = ctx.clock.now().getTime()
      const count = countFor(ctx, counts, limit, person, now)
      count.unshared += 1
      unsharedCounts.add(count)
      const wait = exceeds(ctx, count) ? waitFor(limit, now) : undefined
      if (!wait && count.unshared >= maxUnshared(ctx, limit)) void shareSoon()
      return wait
    },
    async countExactly(ctx, limit, person) {
      if (!ctx.config.http.limits) return { used: 0, wait: undefined }
      const now = ctx.clock.now().getTime()
      const start = new Date(startOf(limit, now))
      const used = await addUse(ctx, { name: limit.name, person: digestOf(ctx, person), start })
      return { used, wait: used <= limit.max ? undefined : waitFor(limit, now) }
    },
    share,
    async stop() {
      clearInterval(timer)
      await share()
    },
  }
}

const startOf = ({ milliseconds }: Limit, now: number): number => Math.floor(now / milliseconds) * milliseconds

/** The seconds until the window ends. */
const waitFor = (limit: Limit, now: number): number =>
  Math.ceil((startOf(limit, now) + limit.milliseconds - now) / 1000)

const digestsByKey = new WeakMap<object, (person: string) => string>()

/** The persons of the latest requests are known by their digests, which would cost more than a cached page. */
function digestOf({ config }: Context, person: string): string {
  const key = config.keys.visitorCookie
  const known = digestsByKey.get(key)
  if (known) return known(person)
  const digest = forLatest((person) => createHmac('sha256', key).update(person).digest('base64url').slice(0, 22))
  digestsByKey.set(key, digest)
  return digest(person)
}

function countFor(ctx: Context, counts: Map<string, Count>, limit: Limit, person: string, now: number): Count {
  const start = startOf(limit, now)
  const digest = digestOf(ctx, person)
  const key = `${limit.name} ${digest} ${start}`
  const existing = counts.get(key)
  if (existing) return existing
  if (counts.size >= maxCounts) counts.delete(counts.keys().next().value as string)
  const count: Count = { key, limit, person: digest, start, shared: 0, own: 0, sharing: 0, unshared: 0 }
  counts.set(key, count)
  return count
}

function removeEnded(counts: Map<string, Count>, now: number): void {
  for (const [key, count] of counts) if (count.start + count.limit.milliseconds < now) counts.delete(key)
}

/**
 * The answers of the database are taken in the order of asking: a total holds the uses that were shared earlier, which would count
 * twice until they are known to have come in.
 */
async function shareCounts(ctx: Context, unsharedCounts: Set<Count>, earlier: Promise<void>): Promise<void> {
  if (!unsharedCounts.size) return
  // In the same order on every machine, or two would deadlock.
  const batch = [...unsharedCounts].sort((one, other) => (one.key < other.key ? -1 : 1)).map(takeUnshared)
  unsharedCounts.clear()
  try {
    const totals = await addUses(ctx, batch)
    await earlier
    for (const [index, { count, used }] of batch.entries()) {
      count.sharing -= used
      count.own += used
      count.shared = Math.max(count.shared, totals[index] as number)
    }
  } catch (error) {
    for (const { count, used } of batch) {
      count.sharing -= used
      count.unshared += used
      unsharedCounts.add(count)
    }
    throw error
  }
}

/** Takes the unshared uses of a count, so that they are not shared a second time. */
function takeUnshared(count: Count) {
  const { limit, person, start, unshared: used } = count
  count.sharing += used
  count.unshared = 0
  return { count, name: limit.name, person, start: new Date(start), used }
}
