import { announce } from './announce.ts'
import { announceKills } from './announce-kills.ts'
import type { Bench, Figure } from './bench.ts'
import { isMet } from './bench.ts'
import { bytes } from './bytes.ts'
import { counts } from './counts.ts'
import { find } from './find.ts'
import { fresh } from './fresh.ts'
import { get } from './get.ts'
import { home } from './home.ts'
import { importing } from './import.ts'
import { information } from './information.ts'
import { kill } from './kill.ts'
import { killSelling } from './kill-selling.ts'
import { lighthouse } from './lighthouse.ts'
import { list } from './list.ts'
import { logInTime } from './log-in-time.ts'
import { logIns } from './log-ins.ts'
import { mails } from './mails.ts'
import { memory } from './memory.ts'
import { misspelt } from './misspelt.ts'
import { near } from './near.ts'
import { readOptions } from './options.ts'
import { outside } from './outside.ts'
import { publish } from './publish.ts'
import { render } from './render.ts'
import { keepResults } from './report/results.ts'
import { printTable } from './report/table.ts'
import { scale } from './scale.ts'
import { searchers } from './searchers.ts'
import { start } from './start.ts'
import { upload } from './upload.ts'
import { uploads } from './uploads.ts'
import { user } from './user.ts'
import { wizardBytes } from './wizard-bytes.ts'
import { words } from './words.ts'

const benches: Bench[] = [
  bytes,
  start,
  misspelt,
  list,
  get,
  find,
  user,
  home,
  render,
  scale,
  words,
  searchers,
  counts,
  near,
  lighthouse,
  information,
  outside,
  importing,
  kill,
  logIns,
  logInTime,
  mails,
  upload,
  uploads,
  publish,
  killSelling,
  announce,
  announceKills,
  wizardBytes,
  memory,
  fresh,
]

// `npm run bench` runs all, `npm run bench -- list get` those that are named. README.md says how to read the figures.
const options = readOptions(process.argv.slice(2))
const unknown = options.names.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}. There are:\n`)
  for (const { name, description } of benches) process.stderr.write(`  ${name.padEnd(12)}${description}\n`)
  process.exit(2)
}

const chosen = benches.filter(({ name, onlyWhenNamed }) =>
  options.names.length ? options.names.includes(name) : !onlyWhenNamed,
)
const measured: Figure[] = []
for (const bench of chosen) {
  process.stdout.write(`\n── ${bench.name}: ${bench.description}\n`)
  const figures = await bench.run(options)
  printTable(figures)
  await keepResults(bench.name, figures)
  measured.push(...figures)
}
if (measured.some((figure) => isMet(figure) === false)) process.exitCode = 1
