import { findInFamily, memoryOf, peakMemoryOf } from '../../program/processes.ts'

const everyMilliseconds = 100

/**
 * Watches memory until `stop`, which answers the most that each process held meanwhile, in MB; `together` is what the program
 * and the picture process held at one moment.
 */
export function watchMemory({ web, importer }: { web: number; importer: number }) {
  const most = { web: 0, importer: 0, pictures: 0, together: 0 }
  let pictures: number | undefined
  const look = () => {
    if (!pictures || !memoryOf(pictures)) pictures = findInFamily(importer, 'picture-worker')
    const memory = memoryOf(web)
    most.web = Math.max(most.web, memory)
    most.importer = Math.max(most.importer, memoryOf(importer))
    if (pictures) most.pictures = Math.max(most.pictures, peakMemoryOf(pictures))
    most.together = Math.max(most.together, memory + (pictures ? memoryOf(pictures) : 0))
  }
  const timer = setInterval(look, everyMilliseconds)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
