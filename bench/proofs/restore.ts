import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure, Measurement } from '../measurement.ts'
import { copyOf, listingsFolder, runCommand } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { benchData } from '../program/root.ts'
import { startProgram, stopChild } from '../program/start-program.ts'
import { checksumFiles, checksumTables, differences } from './restore/checksums.ts'
import { addPictures } from './restore/synthetic-pictures.ts'

/** Puts back a large place from its backup, and compares every row and every file. `--listings 1000000 --pictures 100000`. */
export const restore: Measurement = {
  name: 'restore',
  description: 'a backup of --listings listings and --pictures pictures, restored elsewhere and compared',
  onlyWhenNamed: true,
  async run({ listings, pictures }) {
    const source = await copyOf(await listingsFolder(listings), 'restore-from')
    const file = join(benchData, 'restore.tar.gz')
    const saved = await save(source, { file, pictures })
    const target = join(benchData, 'restore-to')
    await rm(target, { recursive: true, force: true })
    const begun = performance.now()
    await runCommand(target, ['restore.js', file])
    const seconds = (performance.now() - begun) / 1_000
    return figuresOf(saved, { ...(await readAll(target)), seconds, megabytes: (await stat(file)).size / 2 ** 20 })
  },
}

type Contents = { tables: Map<string, string>; files: Map<string, string> }
type Saved = Contents & { seconds: number; counts: { listings: string; pictures: string } }

/** Adds the pictures, backs up beside the program, and reads what is there. */
async function save(source: string, { file, pictures }: { file: string; pictures: number }): Promise<Saved> {
  const program = await startProgram(source)
  try {
    await addPictures(source, pictures)
    await waitUntilQuiet(program.pid)
    const begun = performance.now()
    await runCommand(source, ['backup.js', file])
    const seconds = (performance.now() - begun) / 1_000
    const [counts] = await queryDatabase<Saved['counts']>(
      source,
      'select (select count(*) from listings) as listings, (select count(*) from pictures) as pictures',
    )
    const files = await checksumFiles(join(source, 'pictures'))
    return { tables: await checksumTables(source), files, seconds, counts: counts ?? { listings: '', pictures: '' } }
  } finally {
    await stopChild(program.child)
  }
}

async function readAll(folder: string): Promise<Contents> {
  const program = await startProgram(folder)
  try {
    return { tables: await checksumTables(folder), files: await checksumFiles(join(folder, 'pictures')) }
  } finally {
    await stopChild(program.child)
  }
}

type Restored = Contents & { seconds: number; megabytes: number }

function figuresOf(saved: Saved, restored: Restored): Figure[] {
  const tables = differences(saved.tables, restored.tables)
  const files = differences(saved.files, restored.files)
  for (const name of tables)
    process.stdout.write(`  differs: ${name}: ${saved.tables.get(name)} | ${restored.tables.get(name)}\n`)
  for (const name of files.slice(0, 10)) process.stdout.write(`  differs: ${name}\n`)
  return [
    { name: 'tables that differ', value: tables.length, unit: '', target: { most: 0 } },
    { name: 'files that differ', value: files.length, unit: '', target: { most: 0 } },
    { name: 'tables compared', value: saved.tables.size, unit: '' },
    { name: 'files compared', value: saved.files.size, unit: '' },
    { name: 'listings', value: Number(saved.counts.listings), unit: '' },
    { name: 'pictures', value: Number(saved.counts.pictures), unit: '' },
    { name: 'the backup', value: saved.seconds, unit: 's' },
    { name: 'its size', value: restored.megabytes, unit: 'MB' },
    { name: 'the restore', value: restored.seconds, unit: 's' },
  ]
}
