import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** How often something may be done by one person: `most` times in each window of `milliseconds`. */
export type Limit = { name: string; most: number; milliseconds: number }

export type Limits = {
  /** Counts one use. Undefined when it is within the limit, else the seconds until the window ends. */
  use(limit: Limit, person: string): number | undefined
  /** Adds what was counted here to the database and learns what others counted. Runs every second by itself. */
  share(): Promise<void>
  stop(): Promise<void>
}

type Count = { limit: Limit; person: string; start: number; known: number; fresh: number }

const mostRemembered = 100_000

/**
 * Counts in memory, so that a use costs nothing, and shares the counts through the database every second, so that several
 * machines agree within one. Persons are stored as keyed digests only.
 */
export function createLimits(ctx: Context): Limits {
  const counts = new Map<string, Count>()
  const share = () => shareCounts(ctx, counts)
  const timer = setInterval(() => share().catch((err) => ctx.log.warn({ err }, 'limits not shared')), 1000).unref()
  return {
    use(limit, person) {
      if (!ctx.config.http.limits) return undefined
      const now = ctx.clock.now().getTime()
      const count = countFor(ctx, counts, limit, person, now)
      count.fresh += 1
      return count.known + count.fresh <= limit.most
        ? undefined
        : Math.ceil((count.start + limit.milliseconds - now) / 1000)
    },
    share,
    async stop() {
      clearInterval(timer)
      await share()
    },
  }
}

function countFor(ctx: Context, counts: Map<string, Count>, limit: Limit, person: string, now: number): Count {
  const start = Math.floor(now / limit.milliseconds) * limit.milliseconds
  const digest = createHmac('sha256', ctx.config.keys.visitorCookie).update(person).digest('base64url').slice(0, 22)
  const key = `${limit.name} ${digest} ${start}`
  const found = counts.get(key)
  if (found) return found
  if (counts.size >= mostRemembered) counts.delete(counts.keys().next().value as string)
  const count = { limit, person: digest, start, known: 0, fresh: 0 }
  counts.set(key, count)
  return count
}

async function shareCounts(ctx: Context, counts: Map<string, Count>): Promise<void> {
  const now = ctx.clock.now().getTime()
  for (const [key, count] of counts) if (count.start + count.limit.milliseconds < now) counts.delete(key)
  const used = [...counts.values()].filter((count) => count.fresh > 0)
  if (!used.length) return
  const rows = used.map((count) => ({
    name: count.limit.name,
    person: count.person,
    window_start: new Date(count.start),
    used: count.fresh,
  }))
  const totals = await ctx.db
    .insertInto('limit_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'person', 'window_start'])
        .doUpdateSet({ used: sql`limit_counts.used + excluded.used` }),
    )
    .returning(['name', 'person', 'window_start', 'used'])
    .execute()
  for (const [index, count] of used.entries()) {
    count.fresh -= rows[index]?.used ?? 0
    count.known = totals[index]?.used ?? count.known
  }
}
