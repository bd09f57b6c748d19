import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { queryDatabase } from '../../program/database.ts'

/** A picture is stored in three widths, each as JPEG and as WebP (docs/running.md). */
const endings = ['240.jpg', '240.webp', '720.jpg', '720.webp', '1600.jpg', '1600.webp']
/** In bytes: as small as a file is that takes a block of a disk, since the number of files is what is asked for. */
const size = 3_000
const batch = 1_000

const insert = `
  insert into pictures (digest, width, height, owner_id, created_at, hashed)
  select digest, 800, 600, (select min(id) from people), now(), true from unnest($1::text[]) digest`

/** Adds so many pictures to the data folder of a program that runs, with bytes that nobody decodes. */
export async function addPictures(dataFolder: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += batch) {
    const digests = Array.from({ length: Math.min(batch, count - made) }, (_, at) => digestOf(made + at))
    for (const digest of digests) await writeFiles(dataFolder, digest)
    await queryDatabase(dataFolder, insert, [digests])
  }
}

const digestOf = (number: number) => createHash('sha256').update(`picture ${number}`).digest('hex').slice(0, 32)

async function writeFiles(dataFolder: string, digest: string): Promise<void> {
  await Promise.all(
    endings.map(async (ending) => {
      const path = join(dataFolder, 'pictures', 'pictures', digest.slice(0, 2), `${digest}-${ending}`)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, randomBytes(size))
    }),
  )
}
