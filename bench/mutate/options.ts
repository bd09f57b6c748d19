import { parseArgs } from 'node:util'

export type MutateOptions = {
  /** Beginnings of paths; none stands for all of server and contract. */
  paths: string[]
  /** Only changes that begin on these lines: `server/src/listings/publish.ts:12`. None stands for all lines of `paths`. */
  lines: { file: string; line: number }[]
  /** Prints the changes without trying them. */
  list: boolean
  /** Tries each change in a copy of the tree, instead of all in one program. */
  apart: boolean
  /** How many changes are tried; all of named paths, 300 of the whole program, unless it says otherwise. */
  sample: number
  /** The same seed draws the same changes. */
  seed: number
  /** After so many minutes no further change is tried apart. */
  minutes: number
}

/**
 * Reads the command line: `server/src/listings contract/src/fit/fit.ts:12 --sample 200 --seed 1 --minutes 60 --list`. Throws for
 * options that it does not know.
 */
export function readMutateOptions(args: string[]): MutateOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      apart: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
    },
  })
  const lines = positionals
    .map((path) => path.match(/^(.+):(\d+)$/))
    .flatMap((found) => (found ? [{ file: String(found[1]), line: Number(found[2]) }] : []))
  const paths = [...new Set(positionals.map((path) => path.replace(/:\d+$/, '')))]
  const parsePositive = (name: 'sample' | 'seed' | 'minutes', preset?: number) => {
    const number = Number(values[name] ?? preset)
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1.`)
    return number
  }
  return {
    ...{ paths, lines, list: values.list, apart: values.apart },
    ...{
      sample: parsePositive('sample', paths.length ? 1_000_000 : 300),
      seed: parsePositive('seed'),
      minutes: parsePositive('minutes'),
    },
  }
}
