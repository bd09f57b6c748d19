import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asOwner } from '../../platform/database/testing.ts'
import { buildApp } from '../../program.ts'
import { errorOf, socialProgram } from './testing.ts'
import { openBrowser } from './testing-browser.ts'

let visit: Awaited<ReturnType<typeof socialProgram>>

beforeEach(async () => {
  visit = await socialProgram()
  visit.google.who = 'g-1'
  visit.google.accounts.set('g-1', { email: 'gita@example.org', email_verified: true })
  visit.facebook.who = { id: '1', email: 'fred@example.org' }
})
afterEach(() => visit.close())

const isBack = (address: URL) => address.pathname.endsWith('/callback')

test.each(['broken', 'hangs'] as const)(
  '[AUTH-18] Google is %s from the start: the error comes at once, and it is tried again later',
  async (mode) => {
    visit.google.mode = mode
    expect(errorOf(await visit.arrive('google'))).toBe('unavailable')
    visit.google.mode = 'up'
    expect((await visit.arrive('google')).pathname).toBe('/oauth')
  },
)

test.each([
  ['google', 'broken'],
  ['google', 'hangs'],
  ['facebook', 'broken'],
  ['facebook', 'hangs'],
  ['facebook', 'nonsense'],
] as const)('[AUTH-18] %s %s while the person is there: nothing is stored halfway', async (provider, mode) => {
  const before = await visit.countPeople()
  const own = visit.browser()
  const back = await own.walk(`/v1/auth/${provider}`, isBack)
  Object.assign(visit[provider], { mode })
  expect(errorOf(await own.walk(back.href))).toBe('unavailable')
  expect(await visit.countPeople()).toBe(before)
  visit[provider].mode = 'up'
  expect((await visit.arrive(provider)).pathname).toBe('/oauth')
  expect(await visit.countPeople()).toBe(before + 1)
})

test('[AUTH-18] an internal error sends the browser back as well, and it alone is in the log of errors', async () => {
  const lines: object[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const { app } = await buildApp({ ...visit.program, log })
  const own = openBrowser({ app, origin: visit.program.config.http.publicUrl })
  visit.facebook.denies = true
  expect(errorOf(await own.walk('/v1/auth/facebook'))).toBe('denied')
  expect(lines).toEqual([])
  visit.facebook.denies = false
  const back = await own.walk('/v1/auth/facebook', isBack)
  await asOwner(visit.program.database.pool, 'alter table provider_accounts rename to elsewhere')
  expect(errorOf(await own.walk(back.href))).toBe('fault')
  expect(lines).toMatchObject([{ msg: 'fault', route: '/v1/auth/facebook/callback' }])
  await app.close()
})
