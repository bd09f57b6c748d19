import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/context'
import { forLatest } from '../latest.ts'
import { type Limit, startOf, type Wait, waitFor } from './limit.ts'

/** The number of uses in this window, this one included, and the seconds to wait when that is beyond the limit. */
export type Use = { used: number; wait: Wait }

/** How often somebody can still do something in this window, and when the next window begins. */
export type UsesLeft = { left: number; until: Date }

export type Limits = {
  /** Counts one use in this process's memory, which costs nothing: each copy of the program counts for itself. */
  use(limit: Limit, person: string): Wait
  /**
   * Counts one use in the database: of as many at the same moment, at however many machines, exactly `max` are within the
   * limit. In a transaction it counts if that commits. One limit is used by one of the two ways, never by both.
   */
  countExactly(ctx: Context, limit: Limit, person: string): Promise<Use>
  /** Tells what is left of a limit that is counted exactly, and counts nothing; undefined where limits are off. */
  usesLeft(ctx: Context, limit: Limit, person: string): Promise<UsesLeft | undefined>
}

/** Of more people than this, who has not come for the longest is forgotten. */
const mostCounts = 100_000

/** Persons are stored as keyed digests only. */
export function createLimits(ctx: Context): Limits {
  const counts = new LRUCache<string, { start: number; used: number }>({ max: mostCounts })
  return {
    use(limit, person) {
      if (!ctx.config.http.limits) return undefined
      const now = ctx.clock.now().getTime()
      const start = startOf(limit, now)
      const key = `${limit.name} ${digestOf(ctx, person)}`
      const known = counts.get(key)
      const count = known?.start === start ? known : { start, used: 0 }
      count.used++
      counts.set(key, count)
      return count.used <= limit.max ? undefined : waitFor(limit, now)
    },
    async countExactly(ctx, limit, person) {
      if (!ctx.config.http.limits) return { used: 0, wait: undefined }
      const now = ctx.clock.now().getTime()
      const start = new Date(startOf(limit, now))
      const used = await addUse(ctx, { name: limit.name, person: digestOf(ctx, person), start })
      return { used, wait: used <= limit.max ? undefined : waitFor(limit, now) }
    },
    async usesLeft(ctx, limit, person) {
      if (!ctx.config.http.limits) return undefined
      const start = startOf(limit, ctx.clock.now().getTime())
      const used = await findUses(ctx, { name: limit.name, person: digestOf(ctx, person), start: new Date(start) })
      return { left: Math.max(0, limit.max - used), until: new Date(start + limit.milliseconds) }
    },
  }
}

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

/** What one person did of one thing in the window that begins at `start`. */
type Count = { name: string; person: string; start: Date }

/** Adds one use and returns the total. Inside a transaction others that count for the same person wait until it ends. */
async function addUse({ db }: Context, { name, person, start }: Count): Promise<number> {
  const { used } = await db
    .insertInto('limit_counts')
    .values({ name, person, window_start: start, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'person', 'window_start']).doUpdateSet({ used: sql`limit_counts.used + 1` }),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return used
}

/** Returns the uses that were counted so far, and counts none. */
async function findUses({ db }: Context, { name, person, start }: Count): Promise<number> {
  const row = await db
    .selectFrom('limit_counts')
    .select('used')
    .where('name', '=', name)
    .where('person', '=', person)
    .where('window_start', '=', start)
    .executeTakeFirst()
  return row?.used ?? 0
}
