import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A plain picture of one colour, of any size in px. */
export function plain(width: number, height: number, background: string | object = '#c03020'): Sharp {
  return sharp({ create: { width, height, channels: 3, background: background as string } })
}

let shade = 0

/** A small picture that no other test has sent; a PNG, because a JPEG would round so small a difference away. */
export function freshPhoto(): Promise<Buffer> {
  shade += 1
  return plain(400, 300, { r: shade % 256, g: 80, b: 90 })
    .png()
    .toBuffer()
}

/** Noise: a picture with something to encode, which is damaged visibly when a part of it is. */
export function noise(width: number, height: number): Sharp {
  const kind = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: kind } })
}

/** Red on the left, blue on the right. */
export async function redAndBlue(width: number, height: number): Promise<Sharp> {
  const blue = await plain(width / 2, height, '#0000ff')
    .png()
    .toBuffer()
  return plain(width, height, '#ff0000').composite([{ input: blue, left: width / 2, top: 0 }])
}

/** As a telephone held upright writes it: lying on its side, with a note which way is up, where it was taken and with what. */
export async function cameraPhoto(width: number, height: number): Promise<Buffer> {
  const about = {
    IFD0: { Make: 'Camera', Orientation: '6' },
    IFD3: { GPSLatitude: '49/1 16/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '123/1 7/1 0/1', GPSLongitudeRef: 'W' },
  }
  return (await redAndBlue(width, height)).jpeg().withMetadata({ orientation: 6 }).withExif(about).toBuffer()
}

/** The colour at a place, which is named in hundredths of width and height. */
export async function colourAt(
  bytes: Buffer,
  across: number,
  down: number,
): Promise<'red' | 'blue' | 'white' | 'other'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at =
    (Math.floor((down / 100) * info.height) * info.width + Math.floor((across / 100) * info.width)) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  if (red > 240 && green > 240 && blue > 240) return 'white'
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : 'other'
}

/** A chunk of a PNG with its right checksum. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const nameAndContent = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(nameAndContent))
  return Buffer.concat([length, nameAndContent, checksum])
}

/** The same PNG with its 13 bytes of header changed: 8 bytes mark the file, 25 are the header's chunk. */
export function withPngHeader(png: Buffer, change: (header: Buffer) => void): Buffer {
  const header = Buffer.from(png.subarray(16, 29))
  change(header)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)])
}

/** The same PNG as the first frame of a moving one. */
export function moving(png: Buffer): Buffer {
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])
  return Buffer.concat([png.subarray(0, 33), pngChunk('acTL', frames), png.subarray(33)])
}
