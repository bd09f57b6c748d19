import sharp from 'sharp'
import { type PictureFormat, type PictureSize, pictureSizes, pictureWidths, type Rotation } from './picture-sizes.ts'
import { type Raw, readLarge } from './read-picture.ts'

export type EncodedObject = { size: PictureSize; format: PictureFormat; bytes: Buffer }

/** All that is stored of a picture; width and height are those of its large size, in px. */
export type EncodedPicture = { width: number; height: number; objects: EncodedObject[] }

/**
 * Decodes a picture once and makes its six objects, without any of the original's metadata.
 * Throws libvips' error for what cannot be read. Runs in the picture process only.
 */
export async function encodePicture(bytes: Buffer, rotation: Rotation): Promise<EncodedPicture> {
  let raw = await readLarge(bytes, rotation)
  const { width, height } = raw
  const objects: EncodedObject[] = []
  for (const size of pictureSizes.toReversed()) {
    // Each size is made from the next larger one: a tenth of the work of going back to the original.
    raw = await narrowed(raw, pictureWidths[size])
    objects.push({ size, format: 'jpg', bytes: await pixels(raw).jpeg({ quality: 78 }).toBuffer() })
    objects.push({ size, format: 'webp', bytes: await pixels(raw).webp({ quality: 75, effort: 2 }).toBuffer() })
  }
  return { width, height, objects }
}

async function narrowed(raw: Raw, width: number): Promise<Raw> {
  if (raw.width <= width) return raw
  const { data, info } = await pixels(raw).resize({ width }).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

function pixels({ data, width, height, channels }: Raw) {
  return sharp(data, { raw: { width, height, channels } })
}
