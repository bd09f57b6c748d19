import { bytes } from './bytes.ts'
import { everything } from './everything.ts'
import { lighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { type Options, readOptions } from './options.ts'
import { overload } from './overload.ts'
import { read } from './read.ts'
import { render } from './render.ts'
import { restore } from './restore.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { type Figure, isMet, printTable, saveResults } from './table.ts'
import { text } from './text.ts'
import { upgrade } from './upgrade.ts'

type Commands = Record<string, (options: Options) => Promise<Figure[]>>

const measurements: Commands = { start, bytes, lighthouse, render, read, search, memory, text }
const proofs: Commands = { everything, restore, upgrade, overload }

// `npm run bench` and `npm run prove` run everything they have; `npm run bench -- read search` runs what is named.
const [kind, ...args] = process.argv.slice(2)
const commands = kind === 'prove' ? proofs : measurements
const { names, options } = readOptions(args)
const unknown = names.find((name) => !commands[name])
if (unknown) throw new Error(`npm run ${kind} knows no "${unknown}", only: ${Object.keys(commands).join(', ')}`)

for (const [name, run] of Object.entries(commands)) {
  if (names.length && !names.includes(name)) continue
  process.stdout.write(`\n── ${name}\n`)
  const figures = await run(options)
  printTable(figures)
  if (!options.short) await saveResults(name, figures)
  if (!figures.every(isMet)) process.exitCode = 1
}
