import type { Measurement } from '../measurement.ts'
import { median } from '../report/rounds.ts'
import { pick } from '../requests/draw.ts'
import { againstBare } from './against-bare.ts'

const different = 20_000

/** The call behind every page of a listing. */
export const get: Measurement = {
  name: 'get',
  description: 'GET /v1/posts/{id}, any of 100,000 listings, against the same statement on bare node:http',
  async run(options) {
    const paths = (ids: number[]) => Array.from({ length: different }, () => `/v1/posts/${pick(ids)}`)
    const { rounds } = await againstBare(options, { paths })
    const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
    return [
      {
        name: 'rate, ours / bare',
        value: of(({ ours, bare }) => ours.rate / bare.rate),
        unit: '×',
        target: { least: 0.8 },
      },
      { name: 'p99 / p50, ours', value: of(({ ours }) => ours.p99 / ours.p50), unit: '×', target: { most: 3 } },
      { name: 'rate, ours', value: of(({ ours }) => ours.rate), unit: '/s' },
      { name: 'rate, bare', value: of(({ bare }) => bare.rate), unit: '/s' },
      { name: 'p50, ours', value: of(({ ours }) => ours.p50), unit: 'ms' },
      { name: 'CPU of the server for one answer', value: of(({ ours }) => ours.cpuEach), unit: 'ms' },
    ]
  },
}
