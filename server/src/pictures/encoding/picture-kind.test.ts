import { expect, test } from 'vitest'
import { kindOf } from './picture-kind.ts'
import { moving, plain, pngChunk } from './testing-photos.ts'

const png = await plain(60, 40).png().toBuffer()

/** The PNG with a chunk before its pixels, or after all of it. */
const before = (chunk: Buffer, of: Buffer = png) => Buffer.concat([of.subarray(0, 33), chunk, of.subarray(33)])
const after = (chunk: Buffer) => Buffer.concat([png, chunk])

test('a file is what its first bytes say, each of them', () => {
  const jpeg = Buffer.from('ffd8ff', 'hex')
  expect([kindOf(png), kindOf(jpeg), kindOf(png.subarray(0, 8))]).toEqual(['png', 'jpeg', 'png'])
  for (const [file, length] of [
    [png, 8],
    [jpeg, 3],
  ] as const)
    for (let at = 0; at < length; at++) {
      const other = Buffer.from(file)
      other.writeUInt8((other.readUInt8(at) + 1) % 256, at)
      expect([at, kindOf(other)]).toEqual([at, 'other'])
    }
  expect([kindOf(jpeg.subarray(0, 2)), kindOf(png.subarray(0, 7)), kindOf(Buffer.alloc(0))]).toEqual([
    ...['other', 'other', 'other'],
  ])
})

test('a PNG moves where it says so before its pixels, behind whatever else it says there', () => {
  const comment = pngChunk('tEXt', Buffer.from('Comment\0acTL'))
  const movement = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  expect(kindOf(moving(png))).toBe('moving png')
  expect(kindOf(before(comment, moving(png)))).toBe('moving png')
  expect(kindOf(before(comment))).toBe('png')
  expect(kindOf(after(movement))).toBe('png')
  // As far as its name.
  expect(kindOf(moving(png).subarray(0, 41))).toBe('moving png')
  expect(kindOf(moving(png).subarray(0, 40))).toBe('png')
})
