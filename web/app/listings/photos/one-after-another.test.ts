import { expect, test } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

test('an act begins once the one before has ended, even if that failed', async () => {
  const told: string[] = []
  const act = oneAfterAnother(async (name: string) => {
    told.push(`${name} begins`)
    await Promise.resolve()
    told.push(`${name} ends`)
    if (name === 'b') throw new Error('cannot be read')
    return name
  })
  const made = await Promise.allSettled(['a', 'b', 'c'].map(act))
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
