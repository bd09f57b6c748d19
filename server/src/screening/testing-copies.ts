import sharp, { type Sharp } from 'sharp'
import { drawingOf } from '#seeds/pictures'
import { villageListings } from '#seeds/village/index'
import { hashPixels } from '../pictures/hashes/hash-pixels.ts'

const [width, height] = [960, 720]

/** What people do to a photo that they take from elsewhere, and to one of their own. */
export const copyings: Record<string, (photo: Sharp) => Sharp | Promise<Sharp>> = {
  'the same': (photo) => photo,
  smaller: (photo) => photo.resize({ width: 320 }),
  coarser: async (photo) => sharp(await photo.jpeg({ quality: 25 }).toBuffer()),
  paler: (photo) => photo.modulate({ brightness: 1.2, saturation: 0.6 }),
  'in grey': (photo) => photo.greyscale(),
  'cut by 3 %': (photo) => cut(photo, 0.03),
  'cut by 8 %': (photo) => cut(photo, 0.08),
  'with a name on it': (photo) => photo.composite([{ input: stamp }]),
  mirrored: (photo) => photo.flop(),
  'in a frame': (photo) => photo.extend({ top: 90, bottom: 90, background: '#111' }),
}

/** Cuts so much off the left and the top. */
async function cut(photo: Sharp, share: number): Promise<Sharp> {
  const [left, top] = [Math.round(width * share), Math.round(height * share)]
  return sharp(
    await photo
      .extract({ left, top, width: width - left, height: height - top })
      .png()
      .toBuffer(),
  )
}

const stamp = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="560" y="690" font-size="48" fill="#fff" fill-opacity="0.7">Best Deals</text></svg>`,
)

const hashes = new Map<string, Promise<string | null>>()

/** What a drawing of the village looks like after somebody has copied it in that way. */
function hashOf(drawing: number, copying: string): Promise<string | null> {
  const key = `${drawing} ${copying}`
  const hash = hashes.get(key) ?? makeHash(drawing, copying)
  hashes.set(key, hash)
  return hash
}

async function makeHash(drawing: number, copying: string): Promise<string | null> {
  const listing = villageListings[(drawing * 7) % villageListings.length]
  if (!listing) return null
  const copied = await (copyings[copying] as (photo: Sharp) => Sharp)(sharp(drawingOf(listing, 1)))
  const { data, info } = await sharp(await copied.png().toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return hashPixels({ data, width: info.width, height: info.height, channels: info.channels })
}

/** How many bits a copy differs from its original; 64 where one of them shows nothing. */
export async function distanceOf(drawing: number, copying: string): Promise<number> {
  const [original, copy] = [await hashOf(drawing, 'the same'), await hashOf(drawing, copying)]
  if (!original || !copy) return 64
  return (BigInt(`0x${original}`) ^ BigInt(`0x${copy}`)).toString(2).replaceAll('0', '').length
}
