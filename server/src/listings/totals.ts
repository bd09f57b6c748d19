import type { Context } from '#platform/context'
import { countListings, type Filter } from './browse-queries.ts'

const exactTo = 10_000
const second = 1000

type Total = { counted: number; total: Promise<number> }

/** What each program keeps of totals: the same question within a second is counted once. */
const kept = new WeakMap<object, Map<string, Total>>()

const mostKept = 1000

/**
 * How many public listings match. Exact within a second up to 10,000; above that within half a minute, since counting a
 * hundred thousand takes longer than anyone's page should.
 */
export async function totalOf(ctx: Context, filter: Filter): Promise<number> {
  const few = await cached(ctx, `few ${JSON.stringify(filter)}`, second, () => countListings(ctx, filter, exactTo + 1))
  if (few <= exactTo) return few
  return cached(ctx, `all ${JSON.stringify(filter)}`, 30 * second, () => countListings(ctx, filter, 2_000_000_000))
}

function cached(ctx: Context, key: string, milliseconds: number, count: () => Promise<number>): Promise<number> {
  const totals = kept.get(ctx.read) ?? new Map<string, Total>()
  kept.set(ctx.read, totals)
  const now = performance.now()
  const known = totals.get(key)
  if (known && now - known.counted < milliseconds) return known.total
  const fresh = { counted: now, total: count() }
  totals.delete(key)
  totals.set(key, fresh)
  if (totals.size > mostKept) totals.delete(totals.keys().next().value as string)
  fresh.total.catch(() => totals.delete(key))
  return fresh.total
}
