import { setTimeout as delay } from 'node:timers/promises'
import { listingsPerPage } from '@reable/contract/listings/rules'
import { requestEach, timeEachRequest } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { readThrough } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { measureAlternately, median } from '../report/rounds.ts'
import { type ListQuery, listPath } from '../requests/address.ts'
import { kindPlacePrice } from '../requests/filters.ts'
import { drawListings } from '../requests/samples.ts'
import { wordSearches } from '../requests/word-searches.ts'

const few = 1_000
const many = 1_000_000
const requests = 200
const warmUp = 20
/** Longer than the second that a total stays cached, in ms. */
const totalsTtl = 1_100

type Side = { program: Program; dataFolder: string }
type Question = {
  /** The paths to request; `from` is the side that is measured. */
  draw: (sides: { from: Side; small: Side }) => Promise<string[]>
  /** How many times as long it may take among the many. */
  most: number
}

/** Searches out of the titles of the few, so that both sides get the same requests and both find something. */
const search = (draw: (dataFolder: string) => Promise<ListQuery[]>): Question => ({
  draw: async ({ small }) => (await draw(small.dataFolder)).map(listPath),
  most: 3,
})

const questions: Record<string, Question> = {
  'newest, pages 1 to 5': {
    draw: async () => Array.from({ length: requests + warmUp }, (_, at) => listPath({ page: 1 + (at % 5) })),
    most: 1.5,
  },
  // Half way down, in two orders by turns.
  'a page far down, by its number': {
    draw: async ({ from, small }) => {
      const middle = Math.floor((from === small ? few : many) / listingsPerPage / 2)
      return Array.from({ length: requests + warmUp }, (_, at) =>
        listPath({ page: middle + (at % 20), sorted_by: at % 2 ? 'price_asc' : 'newest' }),
      )
    },
    most: 1.5,
  },
  'by id': { draw: async ({ from }) => (await draw(from)).map(({ id }) => `/v1/posts/${id}`), most: 1.5 },
  'category, place and price': {
    draw: async ({ small }) => (await draw(small)).map((sample) => listPath(kindPlacePrice(sample))),
    most: 1.5,
  },
  // Among few listings most such answers are short, and a short answer is sooner written: these are full pages on both sides.
  'category, place and price, full pages': { draw: ({ small }) => fullPages(small), most: 1.5 },
  ...Object.fromEntries(Object.entries(wordSearches(requests + warmUp)).map(([name, draw]) => [name, search(draw)])),
}

/** Questions whose answer is a full page even among the few, each as often as the others. */
async function fullPages({ program, dataFolder }: Side): Promise<string[]> {
  const paths = (await drawListings(dataFolder, few)).map((sample) => listPath(kindPlacePrice(sample)))
  const answers = await requestEach(program.port, paths)
  const full = paths.filter((_, at) => JSON.parse(answers[at]?.text ?? '').data.length === listingsPerPage)
  return Array.from({ length: requests + warmUp }, (_, at) => full[at % full.length] ?? '')
}

const draw = ({ dataFolder }: Side) => drawListings(dataFolder, requests + warmUp)

/** Measures whether requests take longer among a thousand times as many listings. */
export const scale: Measurement = {
  name: 'scale',
  description: `${many} listings against ${few}, one request at a time; "within a box" comes when the map does`,
  async run({ rounds }) {
    const folders = [await listingsFolder(few), await listingsFolder(many)] as const
    return withProgram(folders[0], (one) =>
      withProgram(folders[1], async (other) => {
        // How fast this machine's disk is, is not the question.
        for (const folder of folders) await readThrough(folder)
        await Promise.all([waitUntilQuiet(one.pid), waitUntilQuiet(other.pid)])
        const small = { program: one, dataFolder: folders[0] }
        const large = { program: other, dataFolder: folders[1] }
        const figures: Figure[] = []
        for (const name of Object.keys(questions)) figures.push(...(await compare(name, { rounds, small, large })))
        return figures
      }),
    )
  },
}

async function compare(name: string, { rounds, small, large }: { rounds: number; small: Side; large: Side }) {
  const { draw: drawPaths, most } = questions[name] as Question
  const measure = async (from: Side) => {
    const paths = await drawPaths({ from, small })
    // The few lie in the database's memory whole. Of the many, the requested part does after the first time.
    await requestEach(from.program.port, paths)
    await delay(totalsTtl)
    return median(await timeEachRequest(from.program.port, paths, warmUp))
  }
  const measured = await measureAlternately(rounds, { small: () => measure(small), large: () => measure(large) })
  const of = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read))
  return [
    { name: `${name}, ratio`, value: of(({ small, large }) => large / small), unit: '×', target: { most } },
    { name: `${name}, ${many}`, value: of(({ large }) => large), unit: 'ms' },
    { name: `${name}, ${few}`, value: of(({ small }) => small), unit: 'ms' },
  ]
}
