import { findInFamily, memoryOf, peakMemoryOf } from '../program/processes.ts'

const everyMilliseconds = 250

/** Watches memory until `stop`, which answers the most that each process held meanwhile, in MB. */
export function watchMemory({ web, importer }: { web: number; importer: number }) {
  const most = { web: 0, importer: 0, pictures: 0 }
  let pictures: number | undefined
  const look = () => {
    if (!pictures || !memoryOf(pictures)) pictures = findInFamily(importer, 'picture-worker')
    most.web = Math.max(most.web, memoryOf(web))
    most.importer = Math.max(most.importer, memoryOf(importer))
    if (pictures) most.pictures = Math.max(most.pictures, peakMemoryOf(pictures))
  }
  const timer = setInterval(look, everyMilliseconds)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
