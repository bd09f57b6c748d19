import { LRUCache } from 'lru-cache'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import type { PublicData, Tables } from '#platform/database'

type Entry<Value> = { value: Promise<Value>; version: number | undefined; loadedAt: number }

type Options = {
  /** Milliseconds of ctx.clock for which a value is given at most. */
  longest?: number
  /** So many keys are remembered, those that were asked for last. */
  most?: number
}

/**
 * Returns a loader that remembers its value, by key where there are several, until one of these tables changes, and for a minute at most; a
 * value that cannot be loaded anew is given once more. Of no tables it is remembered for its time alone. A transaction that finds nothing
 * remembered loads for itself: what it has not committed is nobody else's to see.
 */
export function remember<Value>(
  tables: readonly (keyof Tables)[],
  load: (ctx: Context, key: string) => Promise<Value>,
  { longest = minute, most = 1_000 }: Options = {},
): (ctx: Context, key?: string) => Promise<Value> {
  const remembered = new WeakMap<PublicData, LRUCache<string, Entry<Value>>>()
  return async (ctx, key = '') => {
    const entries = remembered.get(ctx.publicData) ?? new LRUCache<string, Entry<Value>>({ max: most })
    remembered.set(ctx.publicData, entries)
    const entry = entries.get(key)
    const version = tables.length ? ctx.publicData.version(tables) : 0
    const now = ctx.clock.now().getTime()
    const isCurrent = version !== undefined && entry?.version === version && Math.abs(now - entry.loadedAt) < longest
    if (entry && isCurrent) return entry.value
    if (ctx.db.isTransaction) return load(ctx, key)
    const value = load(ctx, key).catch((err) => {
      if (!entry || !tables.length) {
        entries.delete(key)
        throw err
      }
      ctx.log.warn({ err }, 'what was remembered stood in for what could not be read')
      return entry.value
    })
    entries.set(key, { value, version, loadedAt: now })
    return value
  }
}
