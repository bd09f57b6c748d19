import { againstBare } from './against-bare.ts'
import { listPath } from './asked/address.ts'
import { pick } from './asked/draw.ts'
import { kindPlacePrice } from './asked/filters.ts'
import { drawListings, type Sample } from './asked/samples.ts'
import { searchableWords } from './asked/words.ts'
import type { Question } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { median } from './report/rounds.ts'

const different = 1_000

/** The call behind a search that uses everything. */
export const find: Bench = {
  name: 'find',
  description: `GET /v1/posts, ${different} searches by category, place, price and a word, against their statements on bare node:http`,
  async run(options) {
    const { rounds, memory } = await againstBare(options, (_, dataFolder) => questionsOf(dataFolder))
    const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
    return [
      {
        name: 'rate, ours / bare',
        value: of(({ ours, bare }) => ours.rate / bare.rate),
        unit: '×',
        target: { least: 0.5 },
      },
      { name: 'p99 / p50, ours', value: of(({ ours }) => ours.p99 / ours.p50), unit: '×' },
      { name: 'rate, ours', value: of(({ ours }) => ours.rate), unit: '/s' },
      { name: 'rate, bare', value: of(({ bare }) => bare.rate), unit: '/s' },
      { name: 'p50, ours', value: of(({ ours }) => ours.p50), unit: 'ms' },
      { name: 'CPU of the server for one answer', value: of(({ ours }) => ours.cpuEach), unit: 'ms' },
      { name: 'memory of the server afterwards', value: memory, unit: 'MB' },
    ]
  },
}

/** Each lets at least the listing through that it was drawn from. */
async function questionsOf(dataFolder: string): Promise<Question[]> {
  const samples = await drawListings(dataFolder, different)
  const words = await searchableWords(dataFolder, samples)
  return samples.flatMap((sample, at) => (words[at]?.length ? [questionOf(sample, pick(words[at]))] : []))
}

function questionOf(sample: Sample, word: string): Question {
  const asked = kindPlacePrice(sample)
  return {
    path: listPath({ ...asked, search_query: word }),
    search: {
      categoryIds: [sample.category_id],
      locationIds: [sample.location_id],
      leastPrice: asked.min_price,
      mostPrice: asked.max_price,
      words: word,
    },
  }
}
