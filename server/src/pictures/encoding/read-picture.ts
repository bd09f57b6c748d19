import type { SharpOptions } from 'sharp'
import sharp from 'sharp'
import { kindOf } from './picture-kind.ts'
import { pictureWidths, type Rotation } from './picture-sizes.ts'

/** The second byte of each marker that is looked at here; the first is 0xff. */
const start = 0xd8
const end = 0xd9
const startOfScan = 0xda
const app0 = 0xe0
const app14 = 0xee
/** Frames with Huffman codes whose parameters of a scan can only be 0, 63 and 0. */
const sequentialFrames = [0xc0, 0xc1]
/** 0xc4, 0xc8 and 0xcc are not frames, but tables and an extension. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length and content: 0x01, and those that divide a scan. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * In place of the end of a file with a single scan: as many bytes as libjpeg reads ahead, all bits 1, which is never a code. Data that
 * ends before the last pixel then ends the reading with an error, where libvips would not hear libjpeg's warning in the last eight rows.
 */
const readAhead = Buffer.alloc(16, Buffer.from([0xff, 0x00]))

/**
 * Returns a JPEG without the faults around its pixels that phones, cameras and scanners are known for and browsers overlook: a
 * second start, bytes between segments, an unknown revision of JFIF or colour transform, wrong parameters of a scan, no end.
 * The pixels stay as they are, so that whatever libjpeg still complains about is about them (docs/decisions/0105).
 */
function repairJpeg(jpeg: Buffer): Buffer {
  const repaired = Buffer.alloc(jpeg.length + readAhead.length + 2)
  let length = repaired.writeUInt16BE(0xff00 + start)
  const copy = (from: number, to: number): Buffer => {
    const begin = length
    length += jpeg.copy(repaired, begin, from, to)
    return repaired.subarray(begin, length)
  }
  let adobe: Buffer | undefined
  let frame: Buffer | undefined
  let isWholeScan = false
  for (let at = nextMarker(jpeg, 2); at + 4 <= jpeg.length; at = nextMarker(jpeg, at)) {
    const marker = jpeg.readUInt8(at + 1)
    // What stands behind the first picture, such as a second one or a video, is not part of it.
    if (marker === end || (marker === start && frame)) break
    if (marker === start || standsAlone(marker)) {
      at += 2
      continue
    }
    const next = at + 2 + jpeg.readUInt16BE(at + 2)
    const segment = copy(at, next)
    if (marker === app0) repairRevision(segment)
    if (marker === app14) adobe = segment
    if (isFrame(marker)) {
      frame = segment
      if (adobe) repairTransform(adobe, frame)
    }
    at = next
    if (marker !== startOfScan) continue
    at = endOfScan(jpeg, next)
    copy(next, at)
    const isSequential = frame !== undefined && sequentialFrames.includes(frame.readUInt8(1))
    if (isSequential) repairParameters(segment)
    isWholeScan = isSequential && segment[4] === frame?.[9]
    // All pixels are there, or should be: a segment behind them would hide from libjpeg that they end too early.
    if (isWholeScan) break
  }
  length += isWholeScan ? readAhead.copy(repaired, length) : Buffer.from([0xff, end]).copy(repaired, length)
  return repaired.subarray(0, length)
}

/** Returns where the next marker begins, with its last 0xff: any number of them may stand before it. */
function nextMarker(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const byte = jpeg[at + 1]
    if (byte !== 0x00 && byte !== 0xff) return at
  }
  return jpeg.length
}

/** Returns where the next marker begins that is not part of a scan. */
function endOfScan(jpeg: Buffer, from: number): number {
  let at = nextMarker(jpeg, from)
  while (standsAlone(jpeg[at + 1] ?? end)) at = nextMarker(jpeg, at + 2)
  return at
}

const isNamed = (segment: Buffer, name: string) => segment.toString('latin1', 4, 4 + name.length) === name

/** Decoders know 1.0 to 1.2, which differ in nothing that they read. */
function repairRevision(segment: Buffer): void {
  if (isNamed(segment, 'JFIF\0') && segment.length > 9) segment.writeUInt8(1, 9)
}

/** For an unknown transform of the colours decoders take the usual one of photos with so many components. */
function repairTransform(segment: Buffer, frame: Buffer): void {
  const usual = frame[9] === 4 ? 2 : 1
  if (isNamed(segment, 'Adobe') && segment.length > 15 && ![0, usual].includes(segment.readUInt8(15)))
    segment.writeUInt8(usual, 15)
}

function repairParameters(scan: Buffer): void {
  const at = 5 + 2 * (scan[4] ?? 0)
  if (scan.length === at + 3) scan.set([0, 63, 0], at)
}

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
