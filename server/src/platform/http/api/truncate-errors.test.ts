import { expect, test } from 'vitest'
import { truncateErrors } from './errors.ts'

test('the listed errors fit an answer of 16 kB, whatever letters it quotes and however JSON writes them', () => {
  const odd = (at: number) => `${at}${'\u0001'.repeat(5000)}`
  const truncated = truncateErrors(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [odd(at), [odd(at)]])))
  expect(Buffer.byteLength(JSON.stringify(truncated))).toBeLessThan(15_000)
  expect(truncated.request).toEqual(['There is more than this to put right'])
})

test('a letter that the cut would halve is no half letter', () => {
  const truncated = truncateErrors({ title: [`aa${'😀'.repeat(300)}`] })
  expect(truncated.title?.[0]?.isWellFormed()).toBe(true)
})

test('a few problems are listed as they are', () => {
  const errors = { title: ['Post title is required'], price: ['Price must be a whole number', 'Too dear'] }
  expect(truncateErrors(errors)).toEqual(errors)
})

test('twenty sentences are listed whole, and of more it is said that there are more', () => {
  const errors = (count: number) => ({ request: Array.from({ length: count }, (_, at) => `Problem ${at}`) })
  expect(truncateErrors(errors(20))).toEqual(errors(20))
  expect(truncateErrors(errors(21)).request).toEqual([...errors(20).request, 'There is more than this to put right'])
})

test('a name of 100 letters and a sentence of 500 stay; what is longer ends with a mark', () => {
  const errors = { ['n'.repeat(100)]: ['s'.repeat(500)] }
  expect(truncateErrors(errors)).toEqual(errors)
  expect(truncateErrors({ ['n'.repeat(101)]: ['s'.repeat(501)] })).toEqual({
    [`${'n'.repeat(99)}…`]: [`${'s'.repeat(499)}…`],
  })
})

test('what is listed is 12,000 bytes of JSON at most, and no byte more', () => {
  // With the brackets and the name each is eight bytes longer than it is written.
  const errors = (last: string) => ({ n: [...Array.from({ length: 11 }, () => '"'.repeat(500)), last] })
  const fits = errors('"'.repeat(452))
  expect(truncateErrors(fits)).toEqual(fits)
  const { n, request } = truncateErrors(errors(`x${'"'.repeat(452)}`))
  expect([n?.length, request]).toEqual([11, ['There is more than this to put right']])
})
