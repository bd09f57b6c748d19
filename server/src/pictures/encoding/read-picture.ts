import sharp, { type SharpOptions } from 'sharp'
import { pictureWidths, type Rotation } from './picture-sizes.ts'

/** Pixels in sRGB, 8 bits a channel, without transparency. */
export type Raw = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** 40 megapixels: what today's telephones take, and about 160 MB when it must lie in memory whole. */
const pixelLimit = 40_000_000

/** A picture more than four times as high as wide is narrowed further: WebP ends at 16,383 px. */
const maxAspectRatio = 4

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

/** Reads a JPEG or PNG upright as the camera was held, then rotated clockwise by `rotation` degrees, at most 1600 px wide. */
export async function readLarge(bytes: Buffer, rotation: Rotation): Promise<Raw> {
  try {
    return await read(bytes, rotation, 'warning')
  } catch (error) {
    if (!isHarmless(error)) throw error
    return read(bytes, rotation, 'error')
  }
}

async function read(bytes: Buffer, rotation: Rotation, failOn: SharpOptions['failOn']): Promise<Raw> {
  const maxWidth = pictureWidths.large
  const [width, height] = rotation % 180 ? [maxWidth * maxAspectRatio, maxWidth] : [maxWidth, maxWidth * maxAspectRatio]
  const image = sharp(bytes, { failOn, limitInputPixels: pixelLimit })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
  // Rotated after it is scaled down: rotation needs the whole picture in memory.
  if (rotation) image.rotate(rotation)
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Telephones write such files by the million; every pixel of them is there. */
function isHarmless(error: unknown): boolean {
  const lines = String((error as Error).message)
    .split('\n')
    .filter(Boolean)
  return lines.every((line) => /Invalid SOS parameters|extraneous bytes before marker 0xd9/.test(line))
}
