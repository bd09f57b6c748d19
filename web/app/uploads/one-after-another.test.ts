import { expect, test } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

test('a call begins once the one before has ended, even if that failed', async () => {
  const log: string[] = []
  const runInTurn = oneAfterAnother(async (name: string) => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (name === 'b') throw new Error('cannot be read')
    return name
  })
  const results = await Promise.allSettled(['a', 'b', 'c'].map(runInTurn))
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
