import { afterAll, expect, test } from 'vitest'
import { day, minute, second, shiftedClock } from '#platform/clock'
import { asOwner } from '../platform/database/testing.ts'
import { get, testProgram } from '../testing.ts'
import { latestBanner } from './banners/get-latest-banner.ts'
import { seedBanner } from './banners/seed-banner.ts'

const program = await testProgram()
afterAll(program.close)
const { ctx } = program

/** The same program some time on. */
const later = (milliseconds: number) => ({ ...ctx, clock: shiftedClock(ctx.clock, milliseconds) })

const shown = async (at = 0) => (await latestBanner(later(at))).banner?.content

test('[GEN-06] the site banner is null while there is none, then the latest whose time it is', async () => {
  expect((await get(program, '/api/banners/latest_active')).body).toEqual({ data: null })
  const tomorrow = new Date(ctx.clock.now().getTime() + day)
  await seedBanner(ctx, { content: 'Brake check on Saturday.', url: '/resources/exchangezones' })
  await seedBanner(ctx, { content: 'Closed on Monday.', url: null, startsAt: tomorrow })
  const { status, body } = await get(program, '/api/banners/latest_active')
  expect(status).toBe(200)
  const data = { content: 'Brake check on Saturday.', url: '/resources/exchangezones' }
  expect(body).toEqual({ data, changes_in_s: day / second })
  expect(await shown(day + minute)).toBe('Closed on Monday.')
})

test('[GEN-06] a banner whose time is over gives way to the one before it', async () => {
  const endsAt = new Date(ctx.clock.now().getTime() + 5 * day)
  await seedBanner(later(4 * day), { content: 'Short notice.', url: null, endsAt })
  expect(await shown(4 * day + minute)).toBe('Short notice.')
  expect(await shown(5 * day + minute)).toBe('Closed on Monday.')
})

test('while the database is away the last cached banner shows', async () => {
  expect(await shown(8 * day)).toBe('Closed on Monday.')
  await asOwner(program.database.pool, 'alter table banners rename to elsewhere')
  expect(await shown(8 * day + minute)).toBe('Closed on Monday.')
  await asOwner(program.database.pool, 'alter table elsewhere rename to banners')
})

test.each(['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'exchangezones', 'data:text/html,x'])(
  'a banner cannot lead to %s, by the use case or by SQL',
  async (url) => {
    await expect(seedBanner(ctx, { content: 'Bad.', url })).rejects.toThrow('leads nowhere')
    const now = ctx.clock.now()
    const row = { content: 'Bad.', url, starts_at: now, created_at: now }
    await expect(ctx.db.insertInto('banners').values(row).execute()).rejects.toThrow('check constraint')
  },
)
