import type { Context } from '#platform/context'
import { addReads, currentReads, type Reads, recordReads } from '#platform/database'

type Entry<Value> = { value: Promise<Value>; loaded?: { value: Value }; reads: Reads }

type Load<Value> = (ctx: Context) => Promise<Value>

/**
 * Returns a loader whose value stays in memory, for each open database, until a table that it was read from changes; every program knows
 * that within a second (docs/decisions/0043). While the database does not answer, the value stays. Whoever records what it reads has what
 * the value was made from among it. `load` reads from the pool: what a transaction has not committed is nobody else's to see. A transaction
 * that finds nothing current reads for itself, by `loadInTransaction`: it has a session of the pool already, and as many as there are
 * sessions would wait for each other.
 */
export function untilChanged<Value>(load: Load<Value>, loadInTransaction: Load<Value>): Load<Value> {
  const entries = new WeakMap<object, Entry<Value>>()
  const start = (ctx: Context): Entry<Value> => {
    const { result: value, reads } = recordReads(ctx.changes.look, () => load(ctx))
    const entry: Entry<Value> = { value, reads }
    entries.set(ctx.read, entry)
    value.then(
      (value) => Object.assign(entry, { loaded: { value } }),
      () => entries.get(ctx.read) === entry && entries.delete(ctx.read),
    )
    return entry
  }
  const current = async (ctx: Context): Promise<Entry<Value>> => {
    const entry = entries.get(ctx.read)
    if (!entry) return start(ctx)
    if (ctx.changes.isUnchanged(entry.reads)) return entry
    await ctx.changes.refresh()
    // Somebody else who waited may have begun to load it anew.
    const latest = entries.get(ctx.read) ?? entry
    return !ctx.changes.isCurrent() || ctx.changes.isUnchanged(latest.reads) ? latest : start(ctx)
  }
  return async (ctx) => {
    if (ctx.db.isTransaction) {
      const entry = entries.get(ctx.read)
      return entry?.loaded && ctx.changes.isUnchanged(entry.reads) ? entry.loaded.value : loadInTransaction(ctx)
    }
    const reads = currentReads()
    const entry = await current(ctx)
    const made = entry.loaded && ctx.changes.asOfLatestLook(entry.reads)
    const value = await entry.value
    if (reads) addReads(reads, made ?? entry.reads)
    return value
  }
}
