import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { queryDatabase } from '../../program/database.ts'
import { brokenForAll } from './invariants.ts'
import { type Acknowledged, titlePrefix } from './sell.ts'

/** A picture is stored in three widths, each as JPEG and as WebP (docs/running.md). */
const filesEach = 6

/**
 * Returns one sentence for each broken promise, while every seller pauses and has an answer to every request. The stored bytes
 * of pictures are looked at when their ids are greater than `after`; `last` is the greatest.
 */
export async function findBrokenSales(
  dataFolder: string,
  { acknowledged, after }: { acknowledged: Map<number, Acknowledged>; after: number },
): Promise<{ broken: string[]; last: number }> {
  const pictures = await queryDatabase<{ id: string; digest: string }>(
    dataFolder,
    'select id, digest from pictures where id > $1 order by id',
    [after],
  )
  const stored = await storedFiles(dataFolder)
  const incomplete = pictures.filter(({ digest }) => stored.get(digest) !== filesEach)
  const broken = [
    ...(await brokenForAll(dataFolder, titlePrefix)),
    ...(await unacknowledgedDifferences(dataFolder, acknowledged)),
    ...incomplete.map(
      ({ id, digest }) => `picture ${id} is ready, and ${stored.get(digest) ?? 0} of its files are there`,
    ),
  ]
  return { broken, last: Number(pictures.at(-1)?.id ?? after) }
}

/** Returns how many files with bytes in them the data folder has of each picture, by its digest. */
async function storedFiles(dataFolder: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const folder = join(dataFolder, 'pictures', 'pictures')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const [digest = ''] = entry.name.split('-')
    // A job removes what no picture names meanwhile.
    const file = entry.isFile() && (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))
    if (file && file.size > 0) counts.set(digest, (counts.get(digest) ?? 0) + 1)
  }
  return counts
}

type Row = { id: string; title: string; description: string; pictures: string }

/** Returns one sentence for each listing that differs from its acknowledgement, or that exists without one. */
async function unacknowledgedDifferences(
  dataFolder: string,
  acknowledged: Map<number, Acknowledged>,
): Promise<string[]> {
  const rows = await queryDatabase<Row>(
    dataFolder,
    `select l.id, l.title, l.description, (select count(*) from pictures p where p.listing_id = l.id) as pictures
      from listings l where l.title like $1`,
    [`${titlePrefix} %`],
  )
  const found = new Map(rows.map((row) => [Number(row.id), row]))
  const unacknowledged = rows.filter(({ id }) => !acknowledged.has(Number(id)))
  return [
    ...[...acknowledged.values()].flatMap((expected) => differences(expected, found.get(expected.id))),
    ...unacknowledged.map(({ id }) => `listing ${id} is there, and nobody was told of it`),
  ]
}

function differences(expected: Acknowledged, found: Row | undefined): string[] {
  if (!found || found.title !== expected.title) return [`listing ${expected.id} was acknowledged and is not there`]
  const { id, pictures } = expected
  return [
    found.description === expected.description ? [] : [`an edit of listing ${id} was acknowledged and is not there`],
    Number(found.pictures) === pictures ? [] : [`listing ${id} has ${found.pictures} pictures in place of ${pictures}`],
  ].flat()
}
