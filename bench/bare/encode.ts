import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

// The work with the pixels alone, one thing after the other: what an import and an upload are held against. Told the path of a
// photograph, it decodes it once, makes of it what is stored of a listing's picture, and sends its parent the seconds.

const widths = [1_600, 720, 240]

sharp.concurrency(1)
sharp.cache(false)

process.on('message', async (path: string) => {
  const startedAt = performance.now()
  await encode(await readFile(path))
  process.send?.((performance.now() - startedAt) / 1_000)
})

/** Each size from the next larger one, as JPEG and as WebP. */
async function encode(bytes: Buffer): Promise<Buffer[]> {
  const encoded: Buffer[] = []
  let picture = sharp(bytes).autoOrient()
  for (const width of widths) {
    const { data, info } = await picture.resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const pixels = () => sharp(data, { raw: info })
    encoded.push(
      await pixels().jpeg({ quality: 78 }).toBuffer(),
      await pixels().webp({ quality: 75, effort: 2 }).toBuffer(),
    )
    picture = pixels()
  }
  return encoded
}
