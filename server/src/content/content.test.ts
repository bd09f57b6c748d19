import { afterAll, expect, test } from 'vitest'
import { day, minute, second, shiftedClock } from '#platform/clock'
import { asOwner } from '../platform/database/testing.ts'
import { get, testProgram } from '../testing.ts'
import { getLatestBanner, latestBanner } from './banners/get-latest-banner.ts'
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

test('[GEN-06] an open page gets the seconds until the banner ends or another one starts', async () => {
  const answerAt = async (at: number) => {
    const { data, changes_in_s } = await getLatestBanner(later(at))
    return [data?.content, changes_in_s]
  }
  const endsAt = new Date(ctx.clock.now().getTime() + 5 * day + 4 * minute)
  await seedBanner(later(5 * day + 2 * minute), { content: 'Two minutes.', url: null, endsAt })
  expect(await answerAt(5 * day + 3 * minute)).toEqual(['Two minutes.', 60])
  // What was read a second before its end is not answered after it.
  expect(await answerAt(5 * day + 4 * minute - second)).toEqual(['Two minutes.', 1])
  expect(await answerAt(5 * day + 4 * minute)).toEqual(['Closed on Monday.', undefined])
  const startsAt = new Date(ctx.clock.now().getTime() + 90 * day)
  await seedBanner(later(5 * day + 4 * minute), { content: 'Spring clean-up.', url: null, startsAt })
  expect(await answerAt(5 * day + 4 * minute)).toEqual(['Closed on Monday.', 2_000_000])
  await ctx.db.deleteFrom('banners').where('content', '=', 'Spring clean-up.').execute()
})

test('[GEN-06] an open page is told the earlier of the two: the end of what is shown, or the start of another', async () => {
  const start = ctx.clock.now().getTime() + 5 * day + 5 * minute
  const moment = (minutes: number) => new Date(start + minutes * minute)
  const at = (minutes: number) => ({ ...ctx, clock: { now: () => moment(minutes) } })
  await seedBanner(at(0), { content: 'Shown.', url: null, endsAt: moment(3) })
  await seedBanner(at(0), { content: 'Next.', url: null, startsAt: moment(2), endsAt: moment(4) })
  const changesAt = async (minutes: number) => (await latestBanner(at(minutes))).changesAt
  expect([await changesAt(0), await changesAt(2)]).toEqual([moment(2), moment(4)])
  await ctx.db.deleteFrom('banners').where('content', 'in', ['Shown.', 'Next.']).execute()
})

test('[GEN-06] at the very moment of its end a banner is gone', async () => {
  const endsAt = new Date(ctx.clock.now().getTime() + 5 * day + 10 * minute)
  await seedBanner(later(5 * day + 9 * minute), { content: 'To the second.', url: null, endsAt })
  const shownAt = async (moment: Date) => (await latestBanner({ ...ctx, clock: { now: () => moment } })).banner?.content
  expect(await shownAt(new Date(endsAt.getTime() - 1))).toBe('To the second.')
  expect(await shownAt(endsAt)).toBe('Closed on Monday.')
})

test('the same words twice are one banner, and a new one shows at once', async () => {
  for (let time = 0; time < 2; time++)
    await seedBanner(later(6 * day), { content: 'New.', url: 'https://example.org/' })
  expect(await shown(6 * day)).toBe('New.')
  const { count } = ctx.db.fn
  const row = await ctx.db.selectFrom('banners').select(count('id').as('rows')).where('content', '=', 'New.').execute()
  expect(Number(row[0]?.rows)).toBe(1)
  await ctx.db.deleteFrom('banners').where('content', '=', 'New.').execute()
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
