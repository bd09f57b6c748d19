import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { benchData } from '../../program/root.ts'

const width = 4_000
const height = 3_000

/** So many photographs of twelve megapixels, made at the first use and kept. Answers their folder and names. */
export async function largePhotos(count: number): Promise<{ folder: string; names: string[] }> {
  const folder = join(benchData, 'photos')
  await mkdir(folder, { recursive: true })
  const names = Array.from({ length: count }, (_, at) => `photo-${String(at + 1).padStart(3, '0')}.jpg`)
  const missing = names.filter((name) => !existsSync(join(folder, name)))
  if (missing.length) process.stdout.write(`  making ${missing.length} photographs …\n`)
  for (const name of missing) {
    const path = join(folder, name)
    await photo(Number.parseInt(name.slice(6), 10), { width, height }).toFile(`${path}.part`)
    await rename(`${path}.part`, path)
  }
  return { folder, names }
}

/** As heavy to read as a telephone's photograph: shades and edges with the grain of a sensor over them. Size in px. */
export function photo(number: number, size: { width: number; height: number }) {
  const hue = (number * 47) % 360
  const shapes = Array.from({ length: 40 }, (_, at) => shape(number * 40 + at))
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 400 300">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},40%,70%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 80) % 360},35%,30%)"/></linearGradient>
    <rect width="400" height="300" fill="url(#g)"/>${shapes.join('')}</svg>`
  const grain = { type: 'gaussian', mean: 128, sigma: 16 } as const
  const noise = sharp({ create: { ...size, channels: 3, background: '#808080', noise: grain } })
  return noise.composite([{ input: Buffer.from(scene), blend: 'overlay' }]).jpeg({ quality: 88 })
}

function shape(seed: number): string {
  const part = (factor: number, most: number) => (seed * factor) % most
  const fill = `hsl(${part(71, 360)},${20 + part(13, 50)}%,${20 + part(29, 60)}%)`
  return `<ellipse cx="${part(37, 400)}" cy="${part(53, 300)}" rx="${4 + part(17, 60)}" ry="${3 + part(19, 40)}"
    fill="${fill}" opacity="0.7"/>`
}
