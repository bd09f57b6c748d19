import { setTimeout as delay } from 'node:timers/promises'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { memoryOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { startProgram } from '../program/start-program.ts'
import { recallsFile, withServer } from './recalls-file.ts'
import { until } from './until.ts'

/** Measures what it costs those who visit meanwhile when the whole file of recalls is read in. */
export const takeFile: Measurement = {
  name: 'recalls-file',
  description: 'the file of recalls, 34,000 rows, read in while somebody asks whether the program lives',
  async run() {
    const dataFolder = await villageCopy('recalls')
    const file = recallsFile()
    return withServer(file, async ({ address, offer }) => {
      const program = await startProgram(dataFolder, { RECALLS_URL: address, APP_ENV: 'test' })
      try {
        await waitUntilQuiet(program.pid)
        const before = memoryOf(program.pid)
        const watch = watchProgram(program)
        offer()
        await queryDatabase(dataFolder, `select graphile_worker.add_job('refresh-recalls')`)
        const took = await until(dataFolder, 'exists (select from recall_file where row_count = 34000)')
        const { latest, most } = await watch.stop()
        const [{ rows } = { rows: 0 }] = await queryDatabase<{ rows: number }>(
          dataFolder,
          'select count(*)::int as rows from recall_notices',
        )
        return [
          { name: 'the file', value: file.length / 2 ** 20, unit: 'MB' },
          { name: 'read in', value: took, unit: 'ms' },
          { name: 'rows that are stored', value: rows, unit: '' },
          { name: 'an answer meanwhile, at most', value: latest, unit: 'ms', target: { most: 50 } },
          { name: 'memory more, at most', value: most - before, unit: 'MB', target: { most: 80 } },
        ]
      } finally {
        await program.stop()
      }
    })
  },
}

/** How late an answer that takes no work came, and how much memory there was, every few milliseconds until `stop`. */
function watchProgram({ address, pid }: { address: string; pid: number }) {
  let [latest, most, isOver] = [0, 0, false]
  const watching = (async () => {
    while (!isOver) {
      const askedAt = performance.now()
      await (await fetch(`${address}/v1/health`)).text()
      latest = Math.max(latest, performance.now() - askedAt)
      most = Math.max(most, memoryOf(pid))
      await delay(5)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return { latest, most }
    },
  }
}
