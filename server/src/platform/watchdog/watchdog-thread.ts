import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import pg from 'pg'
import { markEndedJobs } from './ended-jobs-queries.ts'
import { createLooks } from './looks.ts'
import { readUnderWay } from './under-way.ts'
import { markTimeout, type WatchdogData } from './watchdog-signals.ts'

const { signals, underWay, connection, limit } = workerData as WatchdogData

/** In milliseconds, between two looks. */
const lookEvery = limit / 10

const standsStill = createLooks({ lookEvery, limit })

const timer = setInterval(look, lookEvery)

function look(): void {
  if (Atomics.load(signals, 2) === 1) return void markBeforeCrash()
  const [turns, isDebugged] = [Atomics.load(signals, 0), Atomics.load(signals, 1) === 1]
  if (standsStill({ at: performance.now(), turns, isDebugged })) void endProcess()
}

async function endProcess(): Promise<void> {
  clearInterval(timer)
  log(`the program did nothing else for ${limit / 1000} seconds: it is ended, to be started again`)
  await mark()
  process.kill(process.pid, 'SIGKILL')
}

async function markBeforeCrash(): Promise<void> {
  clearInterval(timer)
  log('the program ends over an error that nothing caught')
  await mark()
  Atomics.store(signals, 3, 1)
  Atomics.notify(signals, 3)
}

/** A line like the program's own, which can't write it any more. */
function log(msg: string): void {
  const { all } = readUnderWay(underWay)
  const line = { level: 60, time: new Date().toISOString(), process: process.pid, under_way: all, msg }
  try {
    writeSync(1, `${JSON.stringify(line)}\n`)
  } catch {
    // Nobody reads the log any more; the process is ended all the same.
  }
}

/** Marks the jobs under way, unless the database does not answer in time. */
async function mark(): Promise<void> {
  const { jobIds } = readUnderWay(underWay)
  if (!jobIds.length) return
  const marking = (async () => {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    await client.connect()
    await markEndedJobs(client, jobIds)
  })()
  await Promise.race([marking.catch(() => undefined), wait(markTimeout)])
}
