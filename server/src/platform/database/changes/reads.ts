import { AsyncLocalStorage } from 'node:async_hooks'
import { tablesIn } from './tables-in.ts'

/**
 * What an answer was made from: the tables that it read, the look at the changes that was the latest before its first query, and
 * the moment, in milliseconds of ctx.clock, until which its words of time are right; and how many calls it made whose answers it
 * has not yet, or did without. Nothing recorded holds for ever.
 */
export type Reads = { look: number; tables: Set<string>; until: number; openCalls: number }

const recording = new AsyncLocalStorage<Reads>()

/** Runs `work` and records everything that it reads, however deep; `reads` is complete once the work is done. */
export function recordReads<Result>(look: number, work: () => Result): { result: Result; reads: Reads } {
  const reads: Reads = { look, tables: new Set(), until: Number.POSITIVE_INFINITY, openCalls: 0 }
  return { result: recording.run(reads, work), reads }
}

/** Runs `work`, which is no part of any answer: what it reads is not recorded. */
export const withoutRecording = <Result>(work: () => Result): Result => recording.exit(work)

/** Returns what the present work has read, to be added to later; undefined where nobody records. */
export const currentReads = (): Reads | undefined => recording.getStore()

/** Records the tables of a statement. One whose changes nobody notes makes the answer hold for no time. */
export function recordStatement(text: string): void {
  const reads = recording.getStore()
  if (!reads) return
  const { noted, others } = tablesIn(text)
  for (const table of noted) reads.tables.add(table)
  if (others) reads.until = 0
}

/** Records that the answer holds until this moment at most, in milliseconds of ctx.clock; 0: for no time. */
export function recordUntil(moment: number): void {
  const reads = recording.getStore()
  if (reads && moment < reads.until) reads.until = moment
}

/** Records that a call was made, until its answer is there. */
export async function recordCall<Result>(call: Promise<Result>): Promise<Result> {
  const reads = recording.getStore()
  if (!reads) return call
  reads.openCalls += 1
  try {
    return await call
  } finally {
    reads.openCalls -= 1
  }
}

/** Adds what another answer was made from to what this one is. */
export function addReads(to: Reads, { look, tables, until }: Omit<Reads, 'openCalls'>): void {
  to.look = Math.min(to.look, look)
  to.until = Math.min(to.until, until)
  for (const table of tables) to.tables.add(table)
}
