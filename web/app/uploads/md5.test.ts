import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Md5 } from './md5.ts'

fc.configureGlobal({ seed: 20_261_120 })

const expectedMd5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64')

test('[WIZ-11] the checksum is the MD5 that everyone else computes, in whatever pieces the bytes come', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (pieces) => {
      const md5 = new Md5()
      for (const piece of pieces) md5.add(piece)
      expect(md5.base64()).toBe(expectedMd5(Buffer.concat(pieces)))
    }),
  )
})
