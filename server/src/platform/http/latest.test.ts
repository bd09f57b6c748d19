import { expect, test, vi } from 'vitest'
import { forLatest } from './latest.ts'

test('a value is computed once for each text, whatever it is', () => {
  const compute = vi.fn((text: string) => (text ? text.toUpperCase() : null))
  const value = forLatest(compute)
  expect(['a', 'b', 'a', '', ''].map(value)).toEqual(['A', 'B', 'A', null, null])
  expect(compute).toHaveBeenCalledTimes(3)
})

test('what visitors send does not fill the memory: neither long texts nor many of them', () => {
  const compute = vi.fn((text: string) => text.length)
  const value = forLatest(compute)
  const long = 'x'.repeat(201)
  expect([value(long), value(long)]).toEqual([201, 201])
  expect(compute).toHaveBeenCalledTimes(2)
  value('first')
  for (let at = 0; at < 10_000; at++) value(`${at}`)
  compute.mockClear()
  expect(value('first')).toBe(5)
  expect(compute).toHaveBeenCalledTimes(1)
})
