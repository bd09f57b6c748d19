import { expect, test } from 'vitest'
import { qrGrid } from './qr-code.tsx'

test.each([
  [14, 21],
  [106, 41],
])('%i bytes take %i squares', (bytes, squares) => {
  expect(qrGrid('x'.repeat(bytes))).toHaveLength(squares)
})

test('a text that is too long has no code', () => expect(qrGrid('x'.repeat(107))).toBeUndefined())

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
