import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorOf, socialProgram } from './testing.ts'

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
  ['google', 'hangs'],
  ['facebook', 'broken'],
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
