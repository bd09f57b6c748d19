import type { Measurement } from '../measurement.ts'
import { recordSearches } from '../recording/record-reads.ts'
import { median } from '../report/rounds.ts'
import { againstBare } from './against-bare.ts'

const pages = 40

/** The call behind every page of results: 24 of 100,000, with the pagination header. */
export const list: Measurement = {
  name: 'list',
  description: 'GET /v1/posts, pages 1 to 40 of 100,000 listings, against the same statement on bare node:http',
  async run(options) {
    const paths = Array.from({ length: pages }, (_, at) => `/v1/posts?page=${at + 1}`)
    const { rounds, memory } = await againstBare(options, { paths: () => paths, answers: recordSearches })
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
    return [
      {
        name: 'rate, ours / bare',
        value: of(({ ours, bare }) => ours.rate / bare.rate),
        unit: '×',
        target: { least: 0.75 },
      },
      { name: 'p99 / p50, ours', value: of(({ ours }) => ours.p99 / ours.p50), unit: '×', target: { most: 3 } },
      { name: 'p99 / p50, bare', value: of(({ bare }) => bare.p99 / bare.p50), unit: '×' },
      { name: 'rate, ours', value: of(({ ours }) => ours.rate), unit: '/s' },
      { name: 'rate, bare', value: of(({ bare }) => bare.rate), unit: '/s' },
      { name: 'p50, ours', value: of(({ ours }) => ours.p50), unit: 'ms' },
      { name: 'CPU of the server for one answer', value: of(({ ours }) => ours.cpuEach), unit: 'ms' },
      { name: 'memory of the server afterwards', value: memory, unit: 'MB' },
    ]
  },
}
