import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeFast, encodeWell, encodingFor } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  [undefined, undefined],
  ['brotli, gzipped', undefined],
])('a browser that accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('what is encoded reads the same again', async () => {
  const text = Buffer.from('wheelchair '.repeat(500))
  for (const encode of [encodeFast, encodeWell]) {
    expect(zstdDecompressSync(await encode(text, 'zstd'))).toEqual(text)
    expect(brotliDecompressSync(await encode(text, 'br'))).toEqual(text)
    expect(gunzipSync(await encode(text, 'gzip'))).toEqual(text)
  }
})
