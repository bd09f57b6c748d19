import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import { oneAfterAnother } from './one-after-another.ts'

/** More pixels than these take long to send and to read, and a listing shows 1,600 in width. */
const pixelsLimit = 40_000_000

/** The width of a photo that was made smaller, in px. */
const scaledWidth = 3_000

const quality = 0.9

/**
 * The photo as it is sent: one of more than 40 megapixels or 15 MB is made smaller, the right way up, as a JPEG. One that this browser
 * cannot make smaller stays as it is. One after another: a large one takes some 200 MB while it is read.
 */
export const scaledPhoto = oneAfterAnother(async (file: File): Promise<File> => {
  try {
    return (await isTooLarge(file)) ? await scaled(file) : file
  } catch {
    return file
  }
})

const isTooLarge = async (file: File): Promise<boolean> =>
  file.size > pictureBytesLimit || ((await pixelsOf(file)) ?? 0) > pixelsLimit

async function scaled(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { resizeWidth: scaledWidth, resizeQuality: 'high' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  if (!context) return file
  // A JPEG has no transparent parts.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type }) : file
}

/** The number of pixels that the header of a JPEG or PNG names; undefined where it names none. */
export async function pixelsOf(file: Pick<Blob, 'size' | 'slice'>): Promise<number | undefined> {
  const read = async (at: number, count: number) => new DataView(await file.slice(at, at + count).arrayBuffer())
  const start = await read(0, 24)
  if (start.getUint32(0) === pngSignature) return start.getUint32(16) * start.getUint32(20)
  for (let at = 2; at + 10 <= file.size; ) {
    const segment = await read(at, 10)
    const marker = segment.getUint8(1)
    if (segment.getUint8(0) !== 0xff) return undefined
    if (isFrame(marker)) return segment.getUint16(5) * segment.getUint16(7)
    // 0xff may be repeated before a marker.
    at += marker === 0xff ? 1 : 2 + segment.getUint16(2)
  }
  return undefined
}

const pngSignature = 0x89504e47

/** Whether the segment of a JPEG with this marker has its height and width: SOF0 to SOF15, of whose numbers three are others'. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
