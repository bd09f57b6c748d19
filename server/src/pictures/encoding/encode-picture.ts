import sharp from 'sharp'
import { hashPixels } from '../hashes/hash-pixels.ts'
import {
  type PictureFormat,
  type PictureSize,
  pictureFormats,
  pictureSizes,
  pictureWidths,
  type Rotation,
} from './picture-sizes.ts'
import { type Raw, readLarge } from './read-picture.ts'

export type EncodedObject = { size: PictureSize; format: PictureFormat; bytes: Buffer }

/** Width and height of the large size, in px, and what it looks like: null where nothing can be told apart, undefined while it is unknown. */
export type Dimensions = { width: number; height: number; hash: string | null | undefined }

/**
 * Decodes a picture once and encodes its six objects, without any of the original's metadata; calls `onEncoded` with each.
 * Throws libvips' error for what cannot be read. Runs in the picture process only.
 */
export async function encodePicture(
  bytes: Buffer,
  rotation: Rotation,
  onEncoded: (object: EncodedObject) => void,
): Promise<Dimensions> {
  const large = await readLarge(bytes, rotation)
  const encode = async (raw: Raw, size: PictureSize, format: PictureFormat) =>
    onEncoded({ size, format, bytes: await encoders[format](raw) })

  async function encodeOthers(): Promise<string | null> {
    await encode(large, 'large', 'jpg')
    let raw = large
    // Each size is made from the next larger one: a tenth of the work of going back to the original.
    for (const size of pictureSizes.filter((size) => size !== 'large').toReversed()) {
      raw = await scaledDown(raw, pictureWidths[size])
      for (const format of pictureFormats) await encode(raw, size, format)
    }
    return hashPixels(raw)
  }
  // The slowest of the six takes longer than all others together: somebody waits for it alone.
  const [webp, others] = await Promise.allSettled([encode(large, 'large', 'webp'), encodeOthers()])
  // Only when both have ended: nothing of this picture is passed on while the next one is encoded.
  if (webp.status === 'rejected') throw webp.reason
  if (others.status === 'rejected') throw others.reason
  return { width: large.width, height: large.height, hash: others.value }
}

const encoders: Record<PictureFormat, (raw: Raw) => Promise<Buffer>> = {
  jpg: (raw) => pixels(raw).jpeg({ quality: 78 }).toBuffer(),
  webp: (raw) => pixels(raw).webp({ quality: 75, effort: 2 }).toBuffer(),
}

async function scaledDown(raw: Raw, width: number): Promise<Raw> {
  if (raw.width <= width) return raw
  const { data, info } = await pixels(raw).resize({ width }).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

function pixels({ data, width, height, channels }: Raw) {
  return sharp(data, { raw: { width, height, channels } })
}
