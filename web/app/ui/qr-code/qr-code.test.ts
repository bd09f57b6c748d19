import { expect, test } from 'vitest'
import { qrGrid } from './qr-code.tsx'

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

test('a text that is too long has no code', () => expect(qrGrid('x'.repeat(107))).toBeUndefined())

test('its error correction is M, as both copies of its format say', () => {
  const grid = qrGrid('https://reable.example/posts/214') ?? []
  // The format begins with two squares for the level: 00 for M, which the standard's mask turns into 10.
  const besideTopLeft = [0, 1].map((x) => grid[8]?.[x])
  const besideBottomLeft = [1, 2].map((fromEnd) => grid[grid.length - fromEnd]?.[8])
  expect(besideTopLeft).toEqual([true, false])
  expect(besideBottomLeft).toEqual([true, false])
})

test('the three finder patterns are in their corners', () => {
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
