import { setTimeout as delay } from 'node:timers/promises'
import { loadAnswered } from './load.ts'
import type { Options } from './options.ts'
import { memoryOf, peakMemoryOf } from './processes.ts'
import { listingsFolder, type Program, withProgram } from './program.ts'
import {
  drawSamples,
  drawTypos,
  drawWords,
  type Filters,
  finalPath,
  homePath,
  homePaths,
  listPath,
  pricesAround,
} from './requests.ts'
import { type Figure, figure, median } from './table.ts'

/** The program's memory after ten minutes of everything that visitors ask for, and whether it still grows. */
export async function memory({ listings, minutes = 10 }: Options): Promise<Figure[]> {
  const dataFolder = await listingsFolder(listings)
  return withProgram(dataFolder, async (program) => {
    const { pid, port } = program
    const paths = await everyPath(dataFolder, program)
    const watch = watchMemory(pid)
    await loadAnswered({ ports: [port], pids: [pid], paths, connections: 32, pause: 50, seconds: minutes * 60 })
    const samples = watch.stop()
    await delay(2_000)
    return [
      figure(`memory after ${minutes} min`, memoryOf(pid), 'MB', { atMost: 315 }),
      figure('growth from the first sixth to the last', growthOf(samples), '%', { atMost: 5 }),
      figure('memory at most', peakMemoryOf(pid), 'MB'),
    ]
  })
}

/** Pages, files, lists, counts and listings in one shuffled list. */
async function everyPath(dataFolder: string, { port, url }: Program): Promise<string[]> {
  const samples = await drawSamples(dataFolder, 500)
  const filters = samples.map(
    ({ category, location, price }, at): Filters => ({
      ...(at % 2 && { category }),
      ...(at % 3 && { location }),
      ...pricesAround(price),
    }),
  )
  const texts = [...drawWords(samples, 1), ...drawWords(samples, 2), ...(await drawTypos(dataFolder, 250))]
  const searches = texts.slice(0, 500).map((search_query): Filters => ({ search_query }))
  const searchPages: string[] = []
  for (const search of searches) searchPages.push(await finalPath(port, homePath(search)))
  const html = await (await fetch(url)).text()
  const files = html.matchAll(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+)"/g)
  const paths = [
    ...homePaths.slice(0, 500),
    ...filters.map(homePath),
    ...searchPages,
    ...samples.flatMap(({ id }) => [`/posts/${id}`, `/v1/posts/${id}`]),
    ...[...filters, ...searches].map(listPath),
    ...filters.map((filter) => listPath(filter).replace('/v1/posts', '/v1/posts/counts')),
    ...[...files].map(([, path]) => path as string),
  ]
  return paths.sort(() => Math.random() - 0.5)
}

/** The memory of a process every second, in MB. */
export function watchMemory(pid: number) {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(memoryOf(pid)), 1_000)
  return {
    stop() {
      clearInterval(timer)
      return samples
    },
  }
}

/** In percent. */
export function growthOf(samples: number[]): number {
  const sixth = Math.ceil(samples.length / 6)
  return (median(samples.slice(-sixth)) / median(samples.slice(0, sixth)) - 1) * 100
}
