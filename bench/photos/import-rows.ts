import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { cpuOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { benchData } from '../program/root.ts'
import { withProgram } from '../program/start-program.ts'
import { writeRows } from './import/rows.ts'
import { startImport } from './import/run-import.ts'

const rows = 100_000

/** A list of a hundred thousand rows of which none has its photograph: what reading, checking and refusing a row costs the processor. */
export const importingRows: Measurement = {
  name: 'import-rows',
  description: `${rows} rows that are all refused, against reading the lines of their file`,
  async run() {
    const folder = join(benchData, 'import-rows')
    await mkdir(folder, { recursive: true })
    await writeRows(
      folder,
      Array.from({ length: rows }, (_, at) => ({
        reference: `row-${at}`,
        title: `Overbed table ${at}`,
        photo: 'gone.jpg',
      })),
    )
    const bare = await readLines(join(folder, 'rows.csv'))
    const dataFolder = await villageCopy('import-rows-village')
    const ours = await withProgram(dataFolder, async ({ pid }) => {
      await waitUntilQuiet(pid)
      return importAll({ dataFolder, folder })
    })
    return [
      { name: 'processor, ours / reading the lines', value: ours / bare, unit: '×' },
      { name: 'processor for each row', value: (ours * 1_000) / rows, unit: 'µs', target: { most: 120 } },
      { name: 'processor, reading the lines', value: bare, unit: 'ms' },
    ]
  },
}

/** In milliseconds of the processor. */
async function readLines(path: string): Promise<number> {
  const before = process.cpuUsage()
  let fields = 0
  for await (const line of createInterface({ input: createReadStream(path) })) fields += line.split(',').length
  const { user, system } = process.cpuUsage(before)
  if (fields < rows) throw new Error('The file is not whole.')
  return (user + system) / 1_000
}

/** In milliseconds of the processor, as seen last before its end. */
async function importAll(where: { dataFolder: string; folder: string }): Promise<number> {
  const { child, ended, output } = startImport(where)
  let milliseconds = 0
  const timer = setInterval(() => {
    milliseconds = Math.max(milliseconds, cpuOf(child.pid ?? 0))
  }, 50)
  await ended
  clearInterval(timer)
  if (!output().includes('100,000')) throw new Error(`The import did not look at all rows:\n${output().slice(-500)}`)
  return milliseconds
}
