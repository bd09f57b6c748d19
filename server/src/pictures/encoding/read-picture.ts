import sharp, { type SharpOptions } from 'sharp'
import { kindOf } from './picture-kind.ts'
import { pictureWidths, type Rotation } from './picture-sizes.ts'
import { repairJpeg } from './repair-jpeg.ts'

/** Pixels in sRGB, 8 bits a channel, without transparency. */
export type Raw = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/**
 * What today's phones take. A JPEG is scaled down while it is read, and takes about 400 MB at most (8 bytes a pixel of a progressive
 * one); a PNG has to be decoded whole, and one of 16 bits with transparency takes more.
 */
const pixelLimits = { jpeg: 51_000_000, png: 40_000_000 }

/** A picture more than four times as high as wide is narrowed further: WebP ends at 16,383 px. */
const maxAspectRatio = 4

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

/**
 * Reads a JPEG or PNG upright as the camera was held, then rotated clockwise by `rotation` degrees, at most 1600 px wide. Throws for a
 * picture of which pixels are missing; faults around them make no difference.
 */
export async function readLarge(bytes: Buffer, rotation: Rotation): Promise<Raw> {
  const isJpeg = kindOf(bytes) === 'jpeg'
  const picture = isJpeg ? repairJpeg(bytes) : bytes
  const limitInputPixels = isJpeg ? pixelLimits.jpeg : pixelLimits.png
  try {
    return await read(picture, rotation, { limitInputPixels, failOn: 'warning' })
  } catch (error) {
    if (!isBehindAllPixels(error)) throw error
    return read(picture, rotation, { limitInputPixels, failOn: 'error' })
  }
}

async function read(bytes: Buffer, rotation: Rotation, options: SharpOptions): Promise<Raw> {
  const maxWidth = pictureWidths.large
  const [width, height] = rotation % 180 ? [maxWidth * maxAspectRatio, maxWidth] : [maxWidth, maxWidth * maxAspectRatio]
  const image = sharp(bytes, options)
  const { space, hasProfile } = await image.metadata()
  image.autoOrient().resize({ width, height, fit: 'inside', withoutEnlargement: true }).flatten({ background: '#fff' })
  // Rotated after it is scaled down: rotation needs the whole picture in memory.
  if (rotation) image.rotate(rotation)
  const isPlainInk = space === 'cmyk' && !hasProfile
  if (isPlainInk) image.pipelineColourspace('cmyk')
  const { data, info } = await image
    .toColourspace(isPlainInk ? 'cmyk' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { data, width: info.width, height: info.height, channels: info.channels }
  return isPlainInk ? withoutInk(raw) : raw
}

/** Ink of which no profile says how it looks, as browsers show it: each colour takes light away, and black takes it from all. */
function withoutInk({ data, width, height }: Raw): Raw {
  const rgb = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const light = 255 - (data[pixel * 4 + 3] ?? 0)
    for (let ink = 0; ink < 3; ink++) rgb[pixel * 3 + ink] = ((255 - (data[pixel * 4 + ink] ?? 0)) * light) / 255
  }
  return { data: rgb, width, height, channels: 3 }
}

/** Bytes between or behind the scans of a picture with several, which is decoded whole before libvips looks at the warnings. */
function isBehindAllPixels(error: unknown): boolean {
  const lines = String((error as Error).message)
    .split('\n')
    .filter(Boolean)
  return lines.every((line) => /extraneous bytes before marker 0x(c4|d9|da)/.test(line))
}
