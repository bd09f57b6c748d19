import { expect, test } from 'vitest'
import { encodingFor } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
  ['*', 'zstd'],
  ['*;q=0', undefined],
])('a browser that accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
