import { setTimeout as delay } from 'node:timers/promises'
import { queryDatabase } from '../program/database.ts'

/** Ten a second. */
const pause = 100

/** Writes a listing anew ten times a second, as people who edit theirs would, while `work` goes on. */
export async function withChanges<Result>(dataFolder: string, work: () => Promise<Result>): Promise<Result> {
  const ended = new AbortController()
  const changing = changeUntil(dataFolder, ended.signal)
  try {
    return await work()
  } finally {
    ended.abort()
    await changing
  }
}

async function changeUntil(dataFolder: string, ended: AbortSignal): Promise<void> {
  const anew = 'update listings set price = price where id = (select min(id) from listings where is_public)'
  while (!ended.aborted) {
    await queryDatabase(dataFolder, anew)
    await delay(pause, undefined, { signal: ended }).catch(() => undefined)
  }
}
