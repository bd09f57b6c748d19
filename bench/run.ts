import { measurements, proofs } from './commands.ts'
import { type Figure, isMet, type Measurement } from './measurement.ts'
import { readOptions } from './options.ts'
import { saveResults } from './report/results.ts'
import { printTable } from './report/table.ts'

// `npm run bench` and `npm run prove` run all they have, `npm run bench -- search read` what is named. README.md says how to read
// the figures.
const [kind, ...args] = process.argv.slice(2)
const commands = kind === 'prove' ? proofs : measurements
const options = readOptions(args)

const unknown = options.names.filter((name) => !(name in commands))
if (unknown.length) {
  process.stderr.write(`There is no npm run ${kind} -- ${unknown.join(' ')}. There are:\n`)
  for (const [name, parts] of Object.entries(commands))
    for (const part of parts) process.stderr.write(`  ${name.padEnd(14)}${part.name.padEnd(16)}${part.description}\n`)
  process.exit(2)
}

const isChosen = ({ name, onlyWhenNamed }: Measurement) =>
  options.only.length ? options.only.includes(name) : !onlyWhenNamed || options.names.includes(name)

const chosen = Object.entries(commands)
  .filter(([name]) => !options.names.length || options.names.includes(name))
  .flatMap(([, parts]) => parts.filter(isChosen))
const measured: Figure[] = []
for (const measurement of chosen) {
  process.stdout.write(`\n── ${measurement.name}: ${measurement.description}\n`)
  const figures = await measurement.run(options)
  printTable(figures)
  await saveResults(measurement.name, figures)
  measured.push(...figures)
}
if (!chosen.length || measured.some((figure) => isMet(figure) === false)) process.exitCode = 1
