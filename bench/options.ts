import { parseArgs } from 'node:util'

export type Options = {
  /** The commands to run; none stands for all. */
  names: string[]
  /** Which of their measurements; none stands for all that need not be named. */
  only: string[]
  /** How often bare and ours are measured in turn. */
  rounds: number
  /** How long each load lasts, in seconds. */
  seconds: number
  /** How many kills; a hundred, or a thousand of mails, when all is asked for. */
  times: number
  /** How long something is watched, in minutes; each measurement has its own default. */
  minutes: number | undefined
  /** How many people wait for the equipment type of a new listing. */
  subscribers: number
  /** How many listings and pictures are restored. */
  listings: number
  pictures: number
  /** The information pages that are measured; none stands for all. */
  pages: string[]
  /** Whether `fresh` runs the tests too. */
  tests: boolean
}

/**
 * Reads the command line: `read --only list,get --rounds 5 --seconds 10 --times 100 --minutes 10 --subscribers 10000 --listings
 * 1000000 --pictures 100000 --pages /blog,/donate --tests`. Throws for options that it does not know.
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '6' },
      times: { type: 'string', default: '10' },
      minutes: { type: 'string' },
      subscribers: { type: 'string', default: '10000' },
      listings: { type: 'string', default: '10000' },
      pictures: { type: 'string', default: '1000' },
      pages: { type: 'string', default: '' },
      tests: { type: 'boolean', default: false },
    },
  })
  const { only, rounds, seconds, times, minutes, subscribers, listings, pictures, pages, tests } = values
  return {
    names: positionals,
    only: only.split(',').filter(Boolean),
    rounds: bounded('rounds', rounds, 15),
    seconds: bounded('seconds', seconds, 60),
    times: bounded('times', times, 1_000),
    minutes: minutes === undefined ? undefined : bounded('minutes', minutes, 60),
    subscribers: bounded('subscribers', subscribers, 100_000),
    listings: bounded('listings', listings, 1_000_000),
    pictures: bounded('pictures', pictures, 100_000),
    pages: pages.split(',').filter(Boolean),
    tests,
  }
}

function bounded(name: string, text: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new Error(`--${name} takes a whole number from 1 to ${most}`)
}
