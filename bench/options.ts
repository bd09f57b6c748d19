import { parseArgs } from 'node:util'

/** How much a command does. Small sizes show within a minute or two that it works; their figures mean nothing. */
export type Options = {
  short: boolean
  /** How often things are measured in turn; the median counts. */
  rounds: number
  /** How long each load lasts. */
  seconds: number
  /** How long memory is watched, and how long an overload lasts. */
  minutes: number | undefined
  /** How many listings there are. */
  listings: number
  /** How often the program is killed. */
  kills: number
}

/** Reads `NAME … --short --rounds 3 --seconds 6 --minutes 10 --listings 100000 --kills 500`. Throws for anything else. */
export function readOptions(args: string[]): { names: string[]; options: Options } {
  const number = { type: 'string' } as const
  const { values, positionals: names } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      ...{ rounds: number, seconds: number, minutes: number, listings: number, kills: number },
    },
  })
  const { short } = values
  const read = (name: Exclude<keyof typeof values, 'short'>, usual: number, small: number) => {
    const value = Number(values[name] ?? (short ? small : usual))
    if (value > 0) return value
    throw new Error(`--${name} takes a number above 0`)
  }
  const options = {
    short,
    rounds: read('rounds', 3, 1),
    seconds: read('seconds', 6, 2),
    minutes: values.minutes || short ? read('minutes', 1, 0.2) : undefined,
    listings: read('listings', 100_000, 10_000),
    kills: read('kills', 50, 4),
  }
  return { names, options }
}
