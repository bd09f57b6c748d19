import { villagers } from '../../server/seeds/village/people.ts'
import type { Measurement } from '../measurement.ts'
import { photo } from '../photos/import/photo-maker.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { quantile } from '../report/rounds.ts'
import { createSeller } from '../selling/seller.ts'
import { photoOf } from '../selling/send-photo.ts'
import { createPoster } from './post.ts'
import { type Publication, preparePublication } from './publication.ts'

const eachRound = 100
const warmUp = 30
const email = villagers[0]?.email ?? ''

/** Measures how much longer Submit Listing takes because a listing is looked at before it is public. */
export const screened: Measurement = {
  name: 'screened',
  description: 'POST /v1/posts with three photos that are ready and like no other, with screening and without',
  async run({ rounds }) {
    const count = warmUp + rounds * eachRound
    return withSide('screened', {}, (screened) =>
      withSide('unscreened', unscreenedSettings, async (plain) => {
        const publications = { screened: await prepare(screened, count), plain: await prepare(plain, count) }
        return measure({ screened, plain }, publications)
      }),
    )
  },
}

const unscreenedSettings = { NODE_OPTIONS: `--import=${new URL('./skip-screening.ts', import.meta.url)}` }

type Side = { program: Program; dataFolder: string }
type Sides<Each> = { screened: Each; plain: Each }

/** Works with a program on a copy of the village; ends it whatever happens. */
async function withSide<Result>(
  name: string,
  settings: Record<string, string>,
  work: (side: Side) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await villageCopy(name)
  const program = await startProgram(dataFolder, settings)
  try {
    return await work({ program, dataFolder })
  } finally {
    await program.stop()
  }
}

/** Each photo is given a hash that no other has, as photos have that were taken. */
const freshHashes = `with fresh as materialized (
    select id, ((random() * 2 ^ 31)::bigint << 32) | (random() * 2 ^ 32)::bigint as hash from pictures where listing_id is null
  ), stored as (insert into picture_hashes select hash, now() from fresh on conflict do nothing)
  update pictures p set hash = fresh.hash from fresh where fresh.id = p.id`

async function prepare({ program, dataFolder }: Side, count: number): Promise<Publication[]> {
  const seller = await createSeller(() => program.address, email)
  const small = photoOf(await photo(1, { width: 800, height: 600 }).toBuffer())
  const publications: Publication[] = []
  for (let at = 0; at < count; at++) publications.push(await preparePublication(seller, small, `Table number ${at}`))
  await queryDatabase(dataFolder, freshHashes)
  await queryDatabase(dataFolder, 'analyze')
  await waitUntilQuiet(program.pid)
  return publications
}

/** Posts to both in turn, so that other work of the machine falls on both. */
async function measure(sides: Sides<Side>, publications: Sides<Publication[]>) {
  const posters = {
    screened: createPoster(sides.screened.program.port),
    plain: createPoster(sides.plain.program.port),
  }
  const times: Sides<number>[] = []
  try {
    for (const [at, ours] of publications.screened.entries()) {
      const plain = await posters.plain.post(publications.plain[at] as Publication)
      const screened = await posters.screened.post(ours)
      times.push({ plain: plain.milliseconds, screened: screened.milliseconds })
    }
  } finally {
    for (const poster of Object.values(posters)) poster.end()
  }
  const of = (side: keyof Sides<number>) =>
    quantile(
      times.slice(warmUp).map((pair) => pair[side]),
      0.5,
    )
  return [
    { name: 'time, screened / not', value: of('screened') / of('plain'), unit: '×', target: { most: 1.15 } },
    { name: 'p50, screened', value: of('screened'), unit: 'ms' },
    { name: 'p50, not screened', value: of('plain'), unit: 'ms' },
  ]
}
