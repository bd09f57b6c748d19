import { expect, test } from 'vitest'

test('every test begins at the same moment, and time goes on from there', async () => {
  const begin = Date.now()
  expect(new Date(begin).toISOString()).toMatch(/^2026-11-20T20:15:/)
  expect(String(Date())).toContain('2026')
  await expect.poll(() => Date.now()).toBeGreaterThan(begin)
})

test('dates are dates as ever', () => {
  expect(new Date()).toBeInstanceOf(Date)
  expect(structuredClone(new Date(0))).toEqual(new Date('1970-01-01T00:00:00Z'))
  expect(Number.isNaN(new Date(undefined).getTime())).toBe(true)
  expect(Date.UTC(2020, 0, 1)).toBe(Date.parse('2020-01-01'))
})
