import { timeEachRequest } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { median, quantile } from '../report/rounds.ts'

const requests = 200
const warmUp = 20
const radius = '25'

/** A position among most listings, and one with hardly any around it; degrees. */
const places = {
  Vancouver: { lat: 49.26, long: -123.11 },
  'Lions Bay': { lat: 49.45, long: -123.24 },
}

const orders = ['newest', 'nearest'] as const

/** Measures searches within a radius of a position, each time of a spot a kilometre or so away, on one of the first five pages. */
export const near: Measurement = {
  name: 'near',
  description: `GET /v1/posts within ${radius} km among 1,000,000 listings, from a dense and a sparse place`,
  async run() {
    return withProgram(await listingsFolder(1_000_000), async ({ pid, port }) => {
      await waitUntilQuiet(pid)
      const figures: Figure[] = []
      for (const [name, place] of Object.entries(places)) {
        for (const order of orders) {
          const paths = Array.from({ length: requests + warmUp }, (_, at) => pathFrom(place, order, 1 + (at % 5)))
          const times = await timeEachRequest(port, paths, warmUp)
          figures.push({ name: `${name}, ${order}`, value: median(times), unit: 'ms', target: { most: 20 } })
          figures.push({
            name: `${name}, ${order}, p99`,
            value: quantile(times, 0.99),
            unit: 'ms',
            target: { most: 20 },
          })
        }
      }
      return figures
    })
  },
}

type Place = (typeof places)[keyof typeof places]

/** Positions leave the browser to the nearest hundredth of a degree. */
function pathFrom({ lat, long }: Place, order: string, page: number): string {
  const about = (degrees: number) => (degrees + (Math.random() - 0.5) / 50).toFixed(2)
  const query = { allowSharingLocation: 'true', lat: about(lat), long: about(long), radius }
  return `/v1/posts?${new URLSearchParams({ ...query, sorted_by: order, page: String(page) })}`
}
