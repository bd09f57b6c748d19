import { beforeEach, expect, test } from 'vitest'
import type { Context } from '#platform/context'
import { type Reads, recordReads, recordUntil } from '#platform/database'
import { untilChanged } from './until-changed.ts'

/** What is known of changes: what was loaded by then, counted in loads, has changed. */
const known = { changed: 0, current: true, looks: 0 }
const isUnchanged = ({ until }: Reads) => until > known.changed
const changes = {
  look: 7,
  isUnchanged,
  isCurrent: () => known.current,
  refresh: async () => void known.looks++,
  asOfLatestLook: (reads: Reads) => (isUnchanged(reads) ? { ...reads, look: 9 } : undefined),
}
const contextOf = (isTransaction: boolean, read = () => {}) =>
  ({ read, db: { isTransaction }, changes }) as unknown as Context
const read = () => {}
const ctx = contextOf(false, read)

let loads: PromiseWithResolvers<string>[] = []
let inTransaction = 0
let load: ReturnType<typeof untilChanged<string>>

beforeEach(() => {
  Object.assign(known, { changed: 0, current: true, looks: 0 })
  loads = []
  inTransaction = 0
  load = untilChanged(
    () => {
      const loading = Promise.withResolvers<string>()
      loads.push(loading)
      recordUntil(loads.length)
      return loading.promise
    },
    async () => `in transaction ${++inTransaction}`,
  )
})

/** Loads, and lets what is loaded come. */
async function loaded(value: string): Promise<string> {
  const before = loads.length
  const loading = load(ctx)
  await Promise.resolve()
  for (const one of loads.slice(before)) one.resolve(value)
  return loading
}

test('a value is loaded once, whoever asks meanwhile, and stays until something changes', async () => {
  const both = Promise.all([load(ctx), load(ctx)])
  loads[0]?.resolve('one')
  expect([await both, loads.length]).toEqual([['one', 'one'], 1])
  expect([await load(ctx), loads.length, known.looks]).toEqual(['one', 1, 0])
  known.changed = 1
  const anew = Promise.all([load(ctx), load(ctx), load(ctx)])
  await new Promise(setImmediate)
  loads[1]?.resolve('two')
  expect([await anew, loads.length, known.looks]).toEqual([['two', 'two', 'two'], 2, 3])
})

test('while the database does not answer the value stays, though it may have changed', async () => {
  await loaded('one')
  Object.assign(known, { changed: 1, current: false })
  expect([await load(ctx), loads.length, known.looks]).toEqual(['one', 1, 1])
})

test('another open database has a value of its own', async () => {
  await loaded('one')
  const other = load(contextOf(false))
  loads[1]?.resolve('of another')
  expect([await other, await load(ctx)]).toEqual(['of another', 'one'])
})

test('what could not be loaded is tried again, and an old failure takes nothing from what came later', async () => {
  const failed = load(ctx)
  loads[0]?.reject(new Error('away'))
  await expect(failed).rejects.toThrow('away')
  expect(await loaded('one')).toBe('one')
  known.changed = 2
  const late = load(ctx)
  await new Promise(setImmediate)
  known.changed = 3
  const newer = load(ctx)
  await new Promise(setImmediate)
  loads[3]?.resolve('newer')
  expect(await newer).toBe('newer')
  loads[2]?.reject(new Error('late'))
  await expect(late).rejects.toThrow('late')
  expect([await load(ctx), loads.length]).toEqual(['newer', 4])
})

test('a transaction takes what is in memory and unchanged, and reads for itself otherwise', async () => {
  const within = contextOf(true, read)
  expect(await load(within)).toBe('in transaction 1')
  const loading = load(ctx)
  expect(await load(within)).toBe('in transaction 2')
  loads[0]?.resolve('one')
  await loading
  expect(await load(within)).toBe('one')
  known.changed = 1
  expect(await load(within)).toBe('in transaction 3')
  expect(loads).toHaveLength(1)
})

test('who makes something of it has among what it is made from what the value was, as of the latest look', async () => {
  const made = async () => {
    const { result, reads } = recordReads(20, () => load(ctx))
    for (const one of loads) one.resolve('one')
    await result
    return [reads.look, reads.until]
  }
  expect([await made(), await made()]).toEqual([
    [7, 1],
    [9, 1],
  ])
})
