import { StartError } from '#platform/database'
import { unlessStopped } from '#platform/stopping'
import { makeManyListings } from '#seeds/many-listings'
import { stopPainter } from '#seeds/painter'
import { layGround, stop } from '../program.ts'
import { runCommand, UsageError } from './command.ts'
import { inWords } from './progress.ts'

const fewest = 1_000
const most = 1_000_000

const usage = `
Usage: npm run listings -- <number>

Fills the place with so many invented listings, from ${inWords(fewest)} to ${inWords(most)}, to see how it works with many.

It may run beside the program, and again, which makes as many more. Not with APP_ENV=production. What was made when it is stopped
stays.
`

await runCommand({
  usage,
  options: {},
  async act({ positionals }, config, stopping) {
    const count = countOf(positionals)
    if (config.appEnv === 'production') {
      throw new StartError('Invented listings are not made where people look for real ones (APP_ENV=production).')
    }
    const ground = await layGround(config, undefined, { beside: true, stopping })
    const begun = performance.now()
    const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
    const tell = (made: number) => process.stdout.write(`${inWords(made)} listings after ${seconds()}\n`)
    try {
      await unlessStopped(makeManyListings(ground.ctx, ground.database.connection, { count, tell }), stopping)
      process.stdout.write(`Made ${inWords(count)} listings in ${seconds()}.\n`)
      return 0
    } finally {
      stopPainter()
      await stop({ ground })
    }
  },
})

function countOf([argument, ...others]: string[]): number {
  const count = Number(argument)
  if (!others.length && Number.isInteger(count) && count >= fewest && count <= most) return count
  throw new UsageError(`Say how many, from ${inWords(fewest)} to ${inWords(most)}.`)
}
