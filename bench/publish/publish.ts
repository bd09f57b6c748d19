import { villagers } from '../../server/seeds/village/people.ts'
import { withServer } from '../bare/start-bare.ts'
import type { Measurement } from '../measurement.ts'
import { photo } from '../photos/import/photo-maker.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { quantile } from '../report/rounds.ts'
import { createSeller } from '../selling/seller.ts'
import { photoOf } from '../selling/send-photo.ts'
import { createPoster } from './post.ts'
import { type Publication, preparePublication } from './publication.ts'
import { recordPublication } from './record-publication.ts'

const eachRound = 100
const warmUp = 30
const email = villagers[0]?.email ?? ''

/** Measures how long Submit Listing takes once the photos are ready, one person at a time. */
export const publish: Measurement = {
  name: 'publish',
  description: 'POST /v1/posts with three photos that are ready, against its own statements on bare node:http',
  async run({ rounds }) {
    const dataFolder = await villageCopy('publish')
    const small = photoOf(await photo(1, { width: 800, height: 600 }).toBuffer())
    const recorded = await recordPublication(dataFolder, email, small)
    return withProgram(dataFolder, async (program) => {
      await waitUntilQuiet(program.pid)
      const seller = await createSeller(() => program.address, email)
      const pairs: Pair[] = []
      for (let at = 0; at < warmUp + rounds * eachRound; at++) {
        const ours = await preparePublication(seller, small, `Table of the measurement ${at}`)
        pairs.push({ ours, bare: withBareTitle(await preparePublication(seller, small, `${bareTitle} ${at}`)) })
      }
      const file = new URL('../bare/publish-server.ts', import.meta.url)
      const times = await withServer(file, { args: [dataFolder], message: recorded }, (bare) =>
        postPairs(program, bare, pairs),
      )
      await requireBare(dataFolder, pairs.length)
      return figuresOf(times.slice(warmUp), recorded.statements.length)
    })
  },
}

type Pair = { ours: Publication; bare: Publication }
type Times = { ours: number; bare: number }

const bareTitle = 'Bare table'

/** The same listing, with the title that bare puts into the statements. */
const withBareTitle = ({ marks, body, headers }: Publication): Publication => ({
  ...{ marks, headers },
  body: JSON.stringify({ ...JSON.parse(body), marks }),
})

/** Posts to both in turn, so that other work of the machine falls on both. In ms. */
async function postPairs(program: Program, bare: { port: number }, pairs: Pair[]): Promise<Times[]> {
  const sides = { ours: createPoster(program.port), bare: createPoster(bare.port) }
  const times: Times[] = []
  try {
    for (const { ours, bare } of pairs) {
      const first = await sides.bare.post(bare)
      const second = await sides.ours.post(ours)
      times.push({ bare: first.milliseconds, ours: second.milliseconds })
    }
    return times
  } finally {
    for (const side of Object.values(sides)) side.end()
  }
}

/** Bare counts only when it does what the program does. */
async function requireBare(dataFolder: string, count: number): Promise<void> {
  const whole = `select count(*) from listings l where title like $1
    and (select count(*) from pictures p where p.listing_id = l.id) = 3`
  const [row] = await queryDatabase<{ count: string }>(dataFolder, whole, [`${bareTitle} %`])
  if (Number(row?.count) !== count) throw new Error(`Bare published ${row?.count} whole listings of ${count}.`)
}

function figuresOf(times: Times[], statements: number) {
  const of = (side: 'ours' | 'bare', share: number) =>
    quantile(
      times.map((pair) => pair[side]),
      share,
    )
  return [
    { name: 'time, ours / bare', value: of('ours', 0.5) / of('bare', 0.5), unit: '×', target: { most: 3 } },
    { name: 'p50, ours', value: of('ours', 0.5), unit: 'ms' },
    { name: 'p50, bare', value: of('bare', 0.5), unit: 'ms' },
    { name: 'p99, ours', value: of('ours', 0.99), unit: 'ms' },
    { name: 'p99, bare', value: of('bare', 0.99), unit: 'ms' },
    { name: 'statements of one publication', value: statements, unit: '' },
  ]
}
