import { timeEachRequest } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { readThrough } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { median, quantile } from '../report/rounds.ts'
import { type ListQuery, listPath } from '../requests/address.ts'
import { drawFieldFilters } from '../requests/fields.ts'
import { wordSearches } from '../requests/word-searches.ts'

const warmUp = 20
const requests = 200 + warmUp

/** Numbers of listings, and the longest median time of a search among them, in ms. */
const sizes = { 100000: 5, 1000000: 20 }

const searches: Record<string, (dataFolder: string) => Promise<ListQuery[]>> = {
  ...wordSearches(requests),
  'a type and its fields': (folder) => drawFieldFilters(folder, requests),
}

/** Searches by the listings' own words, in the proportion in which titles use them. */
export const words: Measurement = {
  name: 'words',
  description:
    'GET /v1/posts by words, alone and with filters, misspelt words and equipment fields, one request at a time',
  async run() {
    const figures: Figure[] = []
    for (const [count, most] of Object.entries(sizes)) figures.push(...(await measure(Number(count), most)))
    return figures
  },
}

async function measure(count: number, most: number): Promise<Figure[]> {
  const dataFolder = await listingsFolder(count)
  return withProgram(dataFolder, async ({ pid, port }) => {
    await readThrough(dataFolder)
    await waitUntilQuiet(pid)
    const figures: Figure[] = []
    for (const [name, draw] of Object.entries(searches)) {
      const times = await timeEachRequest(port, (await draw(dataFolder)).map(listPath), warmUp)
      figures.push({ name: `${count}: ${name}`, value: median(times), unit: 'ms', target: { most } })
      figures.push({ name: `${count}: ${name}, p99`, value: quantile(times, 0.99), unit: 'ms' })
    }
    return figures
  })
}
