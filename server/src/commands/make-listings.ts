import { reachServer, StartError } from '#platform/database'
import { createLog } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { makeManyListings } from '#seeds/many-listings'
import { stopPainter } from '#seeds/painter'
import { startServices, stop } from '../program.ts'
import { defineCommand, runAndExit, UsageError } from './command.ts'
import { formatCount } from './progress.ts'

const min = 1_000
const max = 1_000_000

const usage = `
Usage: npm run listings -- <number>

Fills the place with so many invented listings, from ${formatCount(min)} to ${formatCount(max)}, to see how it works with many.

It may run beside the program, and again, which makes as many more. Not with APP_ENV=production. What was made when it is stopped
stays.
`

export const makeListingsCommand = defineCommand({
  usage,
  options: {},
  async run({ positionals }, config, { out, stopping }) {
    const count = parseCount(positionals)
    if (config.appEnv === 'production') {
      throw new StartError('Invented listings are not made where people look for real ones (APP_ENV=production).')
    }
    const server = await reachServer(config, createLog(config), { beside: true, stopping })
    const services = await startServices(config, undefined, { stopping, reaching: Promise.resolve(server) })
    const startedAt = performance.now()
    const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    const onProgress = (made: number) => out.write(`${formatCount(made)} listings after ${seconds()}\n`)
    try {
      await unlessStopped(makeManyListings(services.ctx, server.roles.owner, { count, onProgress }), stopping)
      out.write(`Made ${formatCount(count)} listings in ${seconds()}.\n`)
      return 0
    } finally {
      stopPainter()
      await stop({ services })
    }
  },
})

function parseCount([argument, ...others]: string[]): number {
  const count = Number(argument)
  if (!others.length && Number.isInteger(count) && count >= min && count <= max) return count
  throw new UsageError(`Say how many, from ${formatCount(min)} to ${formatCount(max)}.`)
}

if (import.meta.main) void runAndExit(makeListingsCommand)
