import type { Measurement } from '../measurement.ts'
import { recordSearches } from '../recording/record-reads.ts'
import { median } from '../report/rounds.ts'
import { listPath } from '../requests/address.ts'
import { pick } from '../requests/draw.ts'
import { kindPlacePrice } from '../requests/filters.ts'
import { drawListings } from '../requests/samples.ts'
import { searchableWords } from '../requests/words.ts'
import { againstBare } from './against-bare.ts'

const different = 1_000

/** The call behind a search that uses everything. */
export const find: Measurement = {
  name: 'find',
  description: `GET /v1/posts, ${different} searches by category, place, price and a word, against their statements on bare node:http`,
  async run(options) {
    const { rounds, memory } = await againstBare(options, {
      paths: (_, dataFolder) => searchesOf(dataFolder),
      answers: recordSearches,
    })
    const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
    return [
      {
        name: 'rate, ours / bare',
        value: of(({ ours, bare }) => ours.rate / bare.rate),
        unit: '×',
        target: { least: 0.7 },
      },
      { name: 'p99 / p50, ours', value: of(({ ours }) => ours.p99 / ours.p50), unit: '×', target: { most: 3 } },
      { name: 'rate, ours', value: of(({ ours }) => ours.rate), unit: '/s' },
      { name: 'rate, bare', value: of(({ bare }) => bare.rate), unit: '/s' },
      { name: 'p50, ours', value: of(({ ours }) => ours.p50), unit: 'ms' },
      { name: 'CPU of the server for one answer', value: of(({ ours }) => ours.cpuEach), unit: 'ms' },
      { name: 'memory of the server afterwards', value: memory, unit: 'MB' },
    ]
  },
}

/** The address of each search, which lets at least the listing through that it was drawn from. */
async function searchesOf(dataFolder: string): Promise<string[]> {
  const samples = await drawListings(dataFolder, different)
  const words = await searchableWords(dataFolder, samples)
  return samples.flatMap((sample, at) =>
    words[at]?.length ? [listPath({ ...kindPlacePrice(sample), search_query: pick(words[at]) })] : [],
  )
}
