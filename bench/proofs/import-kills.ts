import { setTimeout as delay } from 'node:timers/promises'
import type { Measurement } from '../measurement.ts'
import { startImport } from '../photos/import/run-import.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { findBrokenPromises } from './kill/invariants.ts'
import { type Batch, growingBatch } from './kill/small-photos.ts'
import { kill, type Victim } from './kill/victims.ts'

const rowsAhead = 250

/**
 * Proves that the promises of the import hold after a kill at any moment. `--times 100` for a hundred kills of the program and
 * twenty of the database.
 */
export const importKills: Measurement = {
  name: 'import-kills',
  description: 'kill -9 of import, program and database during an import: nothing half, nothing twice, nothing lost',
  async run({ times }) {
    const dataFolder = await villageCopy('kill')
    const batch = await growingBatch()
    const state: State = {
      dataFolder,
      batch,
      program: await startProgram(dataFolder),
      last: 0,
      broken: [],
      reported: 0,
    }
    try {
      await waitUntilQuiet(state.program.pid)
      state.last = await newestListing(dataFolder)
      for (const victim of victimsOf(times)) await killOnce(state, victim)
      const whole = await importWhole(state)
      for (const sentence of state.broken) process.stdout.write(`  broken: ${sentence}\n`)
      return [
        { name: 'promises broken', value: state.broken.length, unit: '', target: { most: 0 } },
        { name: 'rows of the last import that are not there once', value: whole, unit: '', target: { most: 0 } },
        { name: 'kills of import and program', value: times, unit: '' },
        { name: 'kills of the database', value: Math.ceil(times / 5), unit: '' },
        { name: 'rows imported', value: batch.rows.length, unit: '' },
        { name: 'rows reported before a kill', value: state.reported, unit: '' },
      ]
    } finally {
      await state.program.stop()
    }
  },
}

type State = {
  dataFolder: string
  batch: Batch
  program: Program
  /** The last listing whose pictures were looked at. */
  last: number
  broken: string[]
  reported: number
}

function victimsOf(times: number): Victim[] {
  const programs = Array.from({ length: times }, (_, at): Victim => (at % 2 ? 'program' : 'import'))
  return [...programs, ...Array.from({ length: Math.ceil(times / 5) }, (): Victim => 'database')]
}

async function killOnce(state: State, victim: Victim): Promise<void> {
  const { dataFolder, batch } = state
  await batch.grow((await imported(dataFolder)) + rowsAhead)
  const running = startImport({ dataFolder, folder: batch.folder })
  await delay(500 + Math.random() * 3_000)
  state.program = await kill(victim, { dataFolder, program: state.program, running })
  const reported = batch.rows.slice(0, reportedRows(running.output())).map(({ reference }) => reference)
  const where = { dataFolder, address: state.program.address }
  const { broken, last } = await findBrokenPromises(where, { reported, after: state.last })
  state.last = last
  state.reported += reported.length
  state.broken.push(...broken.map((sentence) => `after a kill of ${victim}: ${sentence}`))
}

/** "200 of 450": so many rows from the beginning of the file are done. */
function reportedRows(output: string): number {
  const lines = [...output.matchAll(/^([\d,]+) of [\d,]+/gm)]
  return Number(lines.at(-1)?.[1]?.replaceAll(',', '') ?? 0)
}

async function newestListing(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ id: string }>(dataFolder, 'select max(id) as id from listings')
  return Number(row?.id)
}

async function imported(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ count: string }>(
    dataFolder,
    "select count(*) from listings where reference like 'row %'",
  )
  return Number(row?.count)
}

/** Runs the import to its end, and returns how many of its rows are not there exactly once. */
async function importWhole({ dataFolder, batch }: State): Promise<number> {
  const running = startImport({ dataFolder, folder: batch.folder })
  if ((await running.ended) !== 0) throw new Error(`The last import failed:\n${running.output()}`)
  return Math.abs(batch.rows.length - (await imported(dataFolder)))
}
