import { fitKinds } from '@reable/contract/fit/kinds'
import type { Measurement } from '../measurement.ts'
import { recordMeasures } from '../recording/record-reads.ts'
import { median } from '../report/rounds.ts'
import { againstBare } from './against-bare.ts'

/** The first page of each equipment type that is fitted, and one in the middle. */
const pathsFor = (ids: number[]): string[] => {
  const middle = ids.toSorted((one, other) => one - other)[Math.floor(ids.length / 2)]
  return fitKinds
    .flatMap(({ equipmentTypeIds }) => equipmentTypeIds)
    .flatMap((id) => [`/v1/measures?equipment_type=${id}`, `/v1/measures?equipment_type=${id}&after=${middle}`])
}

/** The call by which a browser learns what it judges: 500 listings of a type at once. */
export const measures: Measurement = {
  name: 'measures',
  description: 'GET /v1/measures, 500 of 100,000 listings of a type, against the same statement on bare node:http',
  async run(options) {
    const { rounds, memory } = await againstBare(options, { paths: pathsFor, answers: recordMeasures })
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
    return [
      {
        name: 'rate, ours / bare',
        value: of(({ ours, bare }) => ours.rate / bare.rate),
        unit: '×',
        target: { least: 0.5 },
      },
      { name: 'rate, ours', value: of(({ ours }) => ours.rate), unit: '/s' },
      { name: 'rate, bare', value: of(({ bare }) => bare.rate), unit: '/s' },
      { name: 'p50, ours', value: of(({ ours }) => ours.p50), unit: 'ms' },
      { name: 'CPU of the server for one answer', value: of(({ ours }) => ours.cpuEach), unit: 'ms' },
      { name: 'memory of the server afterwards', value: memory, unit: 'MB' },
    ]
  },
}
