import { setTimeout as delay } from 'node:timers/promises'
import { load } from '../load/load.ts'
import type { Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { readThrough } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'

const connections = 32
const wordsEach = 40

/** Many search for many words at once that nobody uses, while someone goes on reading. */
export const searchers: Measurement = {
  name: 'searchers',
  description: `${connections} connections that search for ${wordsEach} words nobody knows, while a visitor goes on reading`,
  async run() {
    const dataFolder = await listingsFolder(100_000)
    return withProgram(dataFolder, async (program) => {
      await readThrough(dataFolder)
      await waitUntilQuiet(program.pid)
      const idle = await browse(program, 4)
      const [crowd, meanwhile] = await Promise.all([search(program, 6), delay(1_500).then(() => browse(program, 3))])
      return [
        { name: 'browsing p50, meanwhile / idle', value: meanwhile.p50 / idle.p50, unit: '×', target: { most: 3 } },
        { name: 'browsing p50, idle', value: idle.p50, unit: 'ms' },
        { name: 'browsing p50, meanwhile', value: meanwhile.p50, unit: 'ms' },
        { name: 'search p50', value: crowd.p50, unit: 'ms' },
        { name: 'searches', value: crowd.rate, unit: '/s' },
      ]
    })
  },
}

/** One visitor who opens a page every 20 ms, none of them cached. */
const browse = ({ port }: Program, seconds: number) => {
  const paths = Array.from({ length: 2_000 }, (_, at) => `/?max_price=${1_000 + at}`)
  return load({ port, paths, order: 'in turn', connections: 1, pause: 20, seconds })
}

const search = ({ port }: Program, seconds: number) =>
  load({
    port,
    paths: Array.from({ length: 2_000 }, (_, at) => searchPath(at)),
    order: 'in turn',
    connections,
    seconds,
  })

/** Words of four letters that differ from search to search, as many as a search may have letters for. */
function searchPath(search: number): string {
  const words = Array.from({ length: wordsEach }, (_, at) => letters(search * wordsEach + at))
  return `/v1/posts?${new URLSearchParams({ search_query: words.join(' ') })}`
}

const letters = (number: number) =>
  [0, 1, 2, 3].map((place) => String.fromCharCode(97 + (Math.floor((number * 7919) / 26 ** place) % 26))).join('')
