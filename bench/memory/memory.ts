import { setTimeout as delay } from 'node:timers/promises'
import { load } from '../load/load.ts'
import type { Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { memoryOf, peakMemoryOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { connections } from '../read/against-bare.ts'
import { mixedPaths } from './mixed-paths.ts'
import { growthOf, watchMemory } from './watch-memory.ts'

/** Whether the program grows while it works. */
export const memory: Measurement = {
  name: 'memory',
  description: 'memory of the program after every kind of load in turn, and over --minutes of all of them at once',
  async run({ seconds, minutes = 10 }) {
    const dataFolder = await listingsFolder(100_000)
    return withProgram(dataFolder, async ({ pid, port, address }) => {
      await waitUntilQuiet(pid)
      const kinds = await mixedPaths(dataFolder, address)
      const common = { port, order: 'at random', connections } as const
      for (const paths of Object.values(kinds)) await load({ ...common, paths, seconds })
      const before = memoryOf(pid)
      const watch = watchMemory(pid)
      await load({ ...common, paths: Object.values(kinds).flat(), pause: 50, seconds: minutes * 60 })
      const samples = watch.stop()
      await delay(2_000)
      return [
        { name: 'memory after each kind of load', value: before, unit: 'MB', target: { most: 220 } },
        { name: `memory after ${minutes} min of all`, value: memoryOf(pid), unit: 'MB', target: { most: 220 } },
        { name: 'growth, last sixth / first sixth', value: growthOf(samples), unit: '%', target: { most: 5 } },
        { name: 'memory at most', value: peakMemoryOf(pid), unit: 'MB' },
      ]
    })
  },
}
