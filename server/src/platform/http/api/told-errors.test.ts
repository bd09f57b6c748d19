import { expect, test } from 'vitest'
import { toldErrors } from './told-errors.ts'

test('what is told fits an answer of 16 kB, whatever letters it quotes and however JSON writes them', () => {
  const odd = (at: number) => `${at}${'\u0001'.repeat(5000)}`
  const told = toldErrors(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [odd(at), [odd(at)]])))
  expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(15_000)
  expect(told.request).toEqual(['There is more than this to put right'])
})

test('a letter that the cut would halve is no half letter', () => {
  const told = toldErrors({ title: [`aa${'😀'.repeat(300)}`] })
  expect(told.title?.[0]?.isWellFormed()).toBe(true)
})

test('a few problems are told as they are', () => {
  const errors = { title: ['Post title is required'], price: ['Price must be a whole number', 'Too dear'] }
  expect(toldErrors(errors)).toEqual(errors)
})
