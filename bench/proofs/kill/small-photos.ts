import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photo } from '../../photos/import/photo-maker.ts'
import { type Row, writeRows } from '../../photos/import/rows.ts'
import { benchData } from '../../program/root.ts'

export type Batch = {
  folder: string
  rows: Row[]
  /** Adds rows until there are so many. */
  grow(count: number): Promise<void>
}

/** A folder to import whose rows become more and more. Every photograph has bytes of its own, and is encoded. */
export async function growingBatch(): Promise<Batch> {
  const folder = join(benchData, 'kill-photos')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const next = await endlessPhotos()
  const rows: Row[] = []
  return {
    folder,
    rows,
    async grow(count) {
      for (let at = rows.length; at < count; at++) {
        const name = `photo-${at}.jpg`
        await writeFile(join(folder, name), next())
        rows.push({ reference: `row ${at}`, title: `Killed and revived number ${at}`, photo: name })
      }
      await writeRows(folder, rows)
    },
  }
}

/** Small photographs, each with bytes of its own, as many as are requested. */
export async function endlessPhotos(): Promise<() => Buffer> {
  const bases = await Promise.all(
    Array.from({ length: 12 }, (_, at) => photo(at, { width: 800, height: 600 }).toBuffer()),
  )
  let at = 0
  return () => withComment(bases[at % bases.length] as Buffer, `photograph ${at++}`)
}

/** The same JPEG with a comment after its first mark: other bytes, the same pixels. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.alloc(4)
  comment.writeUInt16BE(0xfffe)
  comment.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), comment, Buffer.from(text), jpeg.subarray(2)])
}
