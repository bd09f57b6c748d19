import { setTimeout as delay } from 'node:timers/promises'
import { load } from '../load/load.ts'
import type { Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { memoryOf, peakMemoryOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { connections } from '../read/against-bare.ts'
import { median } from '../report/rounds.ts'
import { mixedPaths } from './mixed-paths.ts'

const everyMilliseconds = 1_000

/** Whether the program grows while it works. */
export const memory: Measurement = {
  name: 'memory',
  description: 'memory of the program after every kind of load in turn, and over --minutes of all of them at once',
  async run({ seconds, minutes }) {
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
      const sixth = Math.ceil(samples.length / 6)
      const [early, late] = [median(samples.slice(0, sixth)), median(samples.slice(-sixth))]
      await delay(2_000)
      return [
        { name: 'memory after each kind of load', value: before, unit: 'MB', target: { most: 350 } },
        { name: `memory after ${minutes} min of all`, value: memoryOf(pid), unit: 'MB', target: { most: 350 } },
        { name: 'growth, last sixth / first sixth', value: (late / early - 1) * 100, unit: '%', target: { most: 5 } },
        { name: 'memory at most', value: peakMemoryOf(pid), unit: 'MB' },
      ]
    })
  },
}

/** The memory of a process every second until `stop`, in MB. */
function watchMemory(pid: number) {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(memoryOf(pid)), everyMilliseconds)
  return {
    stop() {
      clearInterval(timer)
      return samples
    },
  }
}
