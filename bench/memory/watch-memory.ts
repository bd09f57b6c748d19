import { memoryOf } from '../program/processes.ts'
import { median } from '../report/rounds.ts'

const everyMilliseconds = 1_000

/** The memory of a process every second until `stop`, in MB. */
export function watchMemory(pid: number) {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(memoryOf(pid)), everyMilliseconds)
  return {
    stop() {
      clearInterval(timer)
      return samples
    },
  }
}

/** How much the middle of the last sixth is above that of the first, in %. */
export function growthOf(samples: number[]): number {
  const sixth = Math.ceil(samples.length / 6)
  return (median(samples.slice(-sixth)) / median(samples.slice(0, sixth)) - 1) * 100
}
