import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { programOfFile } from '../testing-file.ts'
import { removeExpired } from './remove-expired.ts'
import { isSignedIn, newcomer, travel } from './testing.ts'

const program = await programOfFile()

test('what has expired is removed, what has not stays', async () => {
  const { ctx } = program
  const remainingRows = async () => {
    const count = async (table: 'sessions' | 'tokens' | 'used_captchas') =>
      (await ctx.db.selectFrom(table).select('expires_at').execute()).length
    return [await count('sessions'), await count('tokens'), await count('used_captchas')]
  }
  const { headers } = await newcomer(program)
  await removeExpired(ctx)
  expect(await remainingRows()).toEqual([1, 1, 1])
  travel(ctx, 8 * day)
  await removeExpired(ctx)
  expect(await remainingRows()).toEqual([1, 0, 0])
  expect(await isSignedIn(program, headers)).toBe(true)
  travel(ctx, 60 * day)
  await removeExpired(ctx)
  expect(await remainingRows()).toEqual([0, 0, 0])
})
