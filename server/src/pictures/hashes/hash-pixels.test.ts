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

/** A picture of 9 places in each of 8 rows, grey and each as light as is said. */
function placed(levels: number[]): Parameters<typeof hashPixels>[0] {
  const data = Buffer.alloc(72 * 64)
  for (let y = 0; y < 64; y++)
    for (let x = 0; x < 72; x++) data[y * 72 + x] = levels[Math.floor(y / 8) * 9 + Math.floor(x / 8)] ?? 0
  return { data, width: 72, height: 64, channels: 1 }
}

/** The levels of a picture with that hash: where a bit is set a place is lighter by `up`, else darker by `down`. */
function levelsOf(hash: string, { from = 120, up = 5, down = 5 } = {}): number[] {
  return hash.match(/../g)?.flatMap((row) => {
    const levels = [from]
    for (const bit of Number.parseInt(row, 16).toString(2).padStart(8, '0'))
      levels.push((levels.at(-1) ?? 0) + (bit === '1' ? up : -down))
    return levels
  }) as number[]
}

test('a picture has the same hash for ever: what is stored is compared with what comes', async () => {
  for (const hash of ['0123456789abcdef', 'fedcba9876543210', '0000000000ffff00'])
    expect(await hashPixels(placed(levelsOf(hash)))).toBe(hash)
  // Of two places that are alike none is lighter.
  expect(await hashPixels(placed(levelsOf('0f0f0f0f0f0f0f0f', { down: 0 })))).toBe('0f0f0f0f0f0f0f0f')
})

test('four places of a kind and ten levels of grey are the least that tells pictures apart', async () => {
  for (const [hash, isEnough] of [
    ['0f00000000000000', true],
    ['0700000000000000', false],
    ['f0ffffffffffffff', true],
    ['f1ffffffffffffff', false],
  ] as const)
    expect([hash, await hashPixels(placed(levelsOf(hash)))]).toEqual([hash, isEnough ? hash : null])
  const stripes = (contrast: number) => levelsOf('5555555555555555', { up: contrast, down: contrast })
  expect(await hashPixels(placed(stripes(10)))).toBe('5555555555555555')
  expect(await hashPixels(placed(stripes(9)))).toBeNull()
})
