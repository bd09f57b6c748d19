import { parseArgs } from 'node:util'

export type MutateOptions = {
  /** Beginnings of paths; none stands for all of server and contract. */
  paths: string[]
  /** How many changes are tried. */
  sample: number
  /** The same seed draws the same changes. */
  seed: number
  /** After so many minutes no further change is begun. */
  minutes: number
}

/**
 * Reads the command line: `server/src/listings contract/src --sample 200 --seed 1 --minutes 60`. Throws for options that it does
 * not know.
 */
export function readMutateOptions(args: string[]): MutateOptions {
  const { values, positionals: paths } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
    },
  })
  const parsePositive = (name: keyof typeof values) => {
    const number = Number(values[name])
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1.`)
    return number
  }
  return { paths, sample: parsePositive('sample'), seed: parsePositive('seed'), minutes: parsePositive('minutes') }
}
