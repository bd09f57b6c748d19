import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { plain } from '../encoding/testing-photos.ts'
import { hashPixels } from './hash-pixels.ts'

/** What a photo looks like after `change`, as the picture process sees it. */
async function hashOf(image: Sharp): Promise<string | null> {
  const { data, info } = await sharp(await image.png().toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return hashPixels({ data, width: info.width, height: info.height, channels: info.channels })
}

const bitsBetween = (one: string | null, other: string | null) =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length

/** A scene: a thing of some shapes before a wall in soft light. */
const scene = (x: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
    <linearGradient id="wall" x2="1" y2="1"><stop stop-color="#dcd3c4"/><stop offset="1" stop-color="#8d8678"/></linearGradient>
    <rect width="960" height="720" fill="url(#wall)"/><rect y="560" width="960" height="160" fill="#7a5c3e"/>
    <circle cx="${x}" cy="520" r="130" fill="#222"/><circle cx="${x}" cy="520" r="90" fill="#bbb"/>
    <rect x="${x - 60}" y="180" width="230" height="210" fill="#234a78"/><rect x="${x + 150}" y="380" width="40" height="250" fill="#444"/></svg>`)
const photo = () => sharp(scene(400))

test('a copy that is smaller, paler, coarser or in grey differs in at most 5 bits', async () => {
  const original = await hashOf(photo())
  expect(original).toMatch(/^[0-9a-f]{16}$/)
  const copies = [
    photo().resize({ width: 240 }),
    photo().modulate({ brightness: 1.15, saturation: 0.5 }),
    photo().greyscale(),
    sharp(await photo().jpeg({ quality: 30 }).toBuffer()),
    sharp(await photo().extract({ left: 9, top: 7, width: 941, height: 706 }).toBuffer()),
  ]
  for (const copy of copies) expect(bitsBetween(await hashOf(copy), original)).toBeLessThanOrEqual(5)
})

test('another scene differs in more than 10 bits', async () => {
  expect(bitsBetween(await hashOf(photo()), await hashOf(sharp(scene(720)).flop()))).toBeGreaterThan(10)
})

test('of a white wall, a plain colour, or light from one side alone there is no hash', async () => {
  const light = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><linearGradient id="a"><stop stop-color="#333"/><stop offset="1" stop-color="#eee"/></linearGradient><rect width="400" height="300" fill="url(#a)"/></svg>',
  )
  for (const image of [plain(400, 300, '#fff'), plain(400, 300), sharp(light)]) expect(await hashOf(image)).toBeNull()
})
