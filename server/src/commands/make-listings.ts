import { endPictureProcess } from '#pictures'
import { readConfig } from '#platform/config'
import { StartError } from '#platform/database'
import { makeManyListings } from '#seeds/many-listings'
import { stopPainter } from '#seeds/painter'
import { explainFailure } from '../process.ts'
import { type Ground, layGround } from '../program.ts'

const fewest = 1_000
const most = 1_000_000

// Fills the database with listings to measure on, alone or beside the running program.
async function main(): Promise<void> {
  const count = countOf(process.argv[2])
  const config = readConfig(process.env)
  if (config.appEnv === 'production') {
    throw new StartError('Listings for measuring are not made where people look for real ones (APP_ENV=production).')
  }
  const ground = await layGround(config, undefined, { beside: true })
  await make(ground, count).finally(() => end(ground))
}

async function make({ ctx, database }: Ground, count: number): Promise<void> {
  const begun = performance.now()
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
  await makeManyListings(ctx, database.connection, {
    count,
    tell: (made) => process.stdout.write(`${made.toLocaleString('en-CA')} listings after ${seconds()}\n`),
  })
  process.stdout.write(`Made ${count.toLocaleString('en-CA')} listings in ${seconds()}.\n`)
}

function countOf(argument: string | undefined): number {
  const count = Number(argument)
  if (Number.isInteger(count) && count >= fewest && count <= most) return count
  throw new StartError('Say how many, from 1000 to 1000000: npm run listings -- 100000')
}

async function end(ground: Ground): Promise<void> {
  stopPainter()
  await endPictureProcess()
  await ground.database.close()
}

await main().catch(explainFailure)
