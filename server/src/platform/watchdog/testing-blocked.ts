import pg from 'pg'
import { pino } from 'pino'
import type { Context } from '#platform/context'
import { openClient } from '../database/connection.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { startWatchdog } from './watchdog.ts'

// A process of its own with the queue and its watchdog, for the test: CONNECTION says where the database is.
const connection = JSON.parse(process.env.CONNECTION ?? '{}')
const say = (what: string) => process.stdout.write(`${JSON.stringify({ said: what })}\n`)

startWatchdog({ connection, limit: 1_000 })
await startJobs({
  ctx: { log: pino({ level: 'silent' }) } as unknown as Context,
  pool: new pg.Pool(connection),
  connect: () => openClient(connection),
  table: {
    block: async () => {
      for (;;);
    },
    // Beside the one that blocks when it is tried first.
    linger: async () => {
      say('lingers')
      await new Promise((resolve) => setTimeout(resolve, 300))
      say('lingered')
    },
    crash: async () => {
      setImmediate(() => {
        throw new Error('nobody catches this')
      })
      await new Promise(() => {})
    },
  },
  schedule: [],
})
say('started')
// The watchdog keeps no process.
setInterval(() => {}, 60_000)
