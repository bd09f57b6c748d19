import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type EncodedObject, encodePicture } from './encode-picture.ts'
import { noise } from './testing-photos.ts'

// What encodes reads JPEG and PNG alone, in the whole process; the tests after this one look at WebP too.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))

test.each(['large jpg', 'thumbnail webp'])(
  'of a picture that fails at its %s nothing comes any more once it has failed: the next one’s objects are its own',
  async (failing) => {
    const encoded: string[] = []
    const onEncoded = ({ size, format }: EncodedObject) => {
      encoded.push(`${size} ${format}`)
      if (`${size} ${format}` === failing) throw new Error('No room.')
    }
    const bytes = await noise(2000, 1500).jpeg().toBuffer()
    await expect(encodePicture(bytes, 0, onEncoded)).rejects.toThrow('No room.')
    const before = [...encoded]
    await delay(1_000)
    expect(encoded).toEqual(before)
  },
)
