import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { query } from './database.ts'
import type { Options } from './options.ts'
import { benchData, copyOf, emptyFolder, listingsFolder, runCommand, withProgram } from './program.ts'
import { type Figure, figure, none } from './table.ts'

/** What each machine has of its own: nobody's data (docs/retention.md). */
const ownOfEach = ['changes', 'listing_moves', 'limit_counts', 'pgmigrations']
/** Fetched anew by each start. */
const fetchedAtStart = ['recall_file', 'recall_notices']

type Contents = { tables: Map<string, string>; files: Map<string, string> }

/** Backs up a program that runs, restores the backup elsewhere, and compares every row and every file. */
export async function restore({ listings, short }: Options): Promise<Figure[]> {
  const source = await copyOf(await listingsFolder(listings), 'restore-from')
  const target = await emptyFolder('restore-to')
  const file = join(benchData, 'restore.tar.gz')
  const pictures = short ? 100 : 1_000
  const timed = async (work: () => Promise<void>) => {
    const startedAt = performance.now()
    await work()
    return (performance.now() - startedAt) / 1_000
  }
  const [saved, backupSeconds] = await withProgram(source, async () => {
    await addPictures(source, pictures)
    const seconds = await timed(() => runCommand(source, 'backup.js', file))
    return [await contentsOf(source), seconds]
  })
  const restoreSeconds = await timed(() => runCommand(target, 'restore.js', file))
  const restored = await withProgram(target, () => contentsOf(target))
  return [
    none('tables that differ', countDifferences(saved.tables, restored.tables)),
    none('files that differ', countDifferences(saved.files, restored.files)),
    figure('tables compared', saved.tables.size, ''),
    figure('files compared', saved.files.size, ''),
    figure('listings', listings, ''),
    figure('backup', backupSeconds, 's'),
    figure('size', (await stat(file)).size / 2 ** 20, 'MB'),
    figure('restore', restoreSeconds, 's'),
  ]
}

async function contentsOf(dataFolder: string): Promise<Contents> {
  return { tables: await checksumTables(dataFolder), files: await checksumFiles(join(dataFolder, 'pictures')) }
}

const tablesText = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`

/** The rows of every table: how many, and the sum of their digests, which is the same in any order. */
async function checksumTables(dataFolder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for (const { name } of await query<{ name: string }>(dataFolder, tablesText, [ownOfEach])) {
    const row = fetchedAtStart.includes(name) ? "(to_jsonb(t) - 'taken_at')::text" : 't::text'
    const [found] = await query<{ rows: string; sum: string }>(
      dataFolder,
      `select count(*) as rows, coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text as sum
       from public.${name} t`,
    )
    sums.set(name, `${found?.rows} rows, ${found?.sum}`)
  }
  return sums
}

/** The digest of every stored file, by its path. */
async function checksumFiles(folder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path)) hash.update(chunk)
    sums.set(relative(folder, path), hash.digest('hex'))
  }
  return sums
}

function countDifferences(saved: Map<string, string>, restored: Map<string, string>): number {
  const different = [...new Set([...saved.keys(), ...restored.keys()])].filter(
    (name) => saved.get(name) !== restored.get(name),
  )
  for (const name of different.slice(0, 10))
    process.stdout.write(`  differs: ${name}: ${saved.get(name)} | ${restored.get(name)}\n`)
  return different.length
}

/** The files of a picture: three widths, each as JPEG and as WebP. */
const endings = ['240.jpg', '240.webp', '720.jpg', '720.webp', '1600.jpg', '1600.webp']

const insertPictures = `
  insert into pictures (digest, width, height, owner_id, created_at, hashed)
  select digest, 800, 600, (select min(id) from people), now(), true from unnest($1::text[]) digest`

/** Adds pictures to the data folder of a running program, with bytes that nobody decodes. */
async function addPictures(dataFolder: string, count: number): Promise<void> {
  const digests = Array.from({ length: count }, () => randomBytes(16).toString('hex'))
  for (const digest of digests)
    for (const ending of endings) {
      const path = join(dataFolder, 'pictures', 'pictures', digest.slice(0, 2), `${digest}-${ending}`)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, randomBytes(3_000))
    }
  await query(dataFolder, insertPictures, [digests])
}
