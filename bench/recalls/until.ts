import { setTimeout as delay } from 'node:timers/promises'
import { queryDatabase } from '../program/database.ts'

const longest = 20 * 60_000

/** Waits until the database answers a question with true, and returns after how many milliseconds. */
export async function until(dataFolder: string, question: string, values: unknown[] = []): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < longest) {
    const [row] = await queryDatabase<{ yes: boolean }>(dataFolder, `select (${question}) as yes`, values)
    if (row?.yes) return performance.now() - startedAt
    await delay(20)
  }
  throw new Error(`It never came about: ${question}`)
}
