import { expect, test } from 'vitest'
import { codewordsOf } from './codewords.ts'
import { correctionOf } from './galois.ts'
import { markedGrid, setFormat } from './grid.ts'
import { qrGrid } from './qr-grid.ts'

test('the correction is that of the standard’s worked example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test('a text is framed by mode, length and fill', () => {
  const { version, codewords } = codewordsOf('Hi') ?? {}
  expect(version).toBe(1)
  expect(codewords?.slice(0, 6)).toEqual([0x40, 0x24, 0x86, 0x90, 0xec, 0x11])
  expect(codewords).toHaveLength(26)
})

test.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [42, 29],
  [62, 33],
  [84, 37],
  [106, 41],
])('%i bytes take %i squares', (bytes, squares) => {
  expect(qrGrid('x'.repeat(bytes))).toHaveLength(squares)
})

test('what is too long has no code', () => expect(qrGrid('x'.repeat(107))).toBeUndefined())

test.each([
  [0, '101010000010010'],
  [5, '100000011001110'],
  [7, '100101010100000'],
])('mask %i is told by %s', (mask, expected) => {
  const grid = markedGrid(1)
  setFormat(grid, mask)
  const besideTop = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => grid[y]?.[8])
  const besideLeft = [7, 5, 4, 3, 2, 1, 0].map((x) => grid[8]?.[x])
  const bits = [...besideTop, ...besideLeft].map((dark) => (dark ? '1' : '0'))
  expect(bits.reverse().join('')).toBe(expected)
})

test('the three finders stand in their corners', () => {
  const grid = qrGrid('https://reable.example/posts/214') ?? []
  const row = (y: number, from: number) =>
    grid[y]
      ?.slice(from, from + 7)
      .map(Number)
      .join('')
  for (const [y, x] of [
    [0, 0],
    [0, grid.length - 7],
    [grid.length - 7, 0],
  ] as const) {
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => row(y + at, x))).toEqual([
      '1111111',
      '1000001',
      '1011101',
      '1011101',
      '1011101',
      '1000001',
      '1111111',
    ])
  }
})
