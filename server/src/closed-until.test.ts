import { beforeAll, expect, test } from 'vitest'
import { solvedTask } from './accounts/captcha/testing.ts'
import { call } from './listings/testing.ts'
import { ask, side } from './messages/testing.ts'
import { get, someListing } from './testing.ts'
import { programOfFile } from './testing-file.ts'

/** A night in the future: the captcha of forms expires by the machine's own clock as well. */
const now = new Date('2099-11-20T18:10:00Z')
const midnight = '2099-11-21T00:00:00.000Z'
const program = await programOfFile({ LIMITS: 'on' })

beforeAll(async () => {
  program.ctx.clock = { now: () => now }
})

/** Until when it is closed, as the form hears before anything is typed. */
const closedUntil = async (path: string, headers: Record<string, string> = {}): Promise<string | null> =>
  (await get(program, path, headers)).body.data.closed_until_utc

const isRefused = ({ status }: { status: number }) => status === 429

test('who wrote to five new people today hears before the sixth when they can go on, and can still write to those five', async () => {
  const writer = await side(program.ctx)
  const listings = []
  for (let count = 0; count < 6; count++)
    listings.push(await someListing(program.ctx, (await side(program.ctx)).person))
  const [first, ...others] = listings as [number, ...number[]]
  const fromPage = (id: number) => closedUntil(`/messages/limit?post_id=${id}`, writer.headers)
  const last = others.at(-1) ?? 0
  for (const id of listings.slice(0, 5)) {
    expect(await fromPage(last)).toBeNull()
    expect((await ask(program, writer, id, 'Hello')).status).toBe(200)
  }
  expect([await fromPage(last), await fromPage(first)]).toEqual([midnight, null])
  expect(isRefused(await ask(program, writer, last, 'Hello'))).toBe(true)
  for (let count = 0; count < 5; count++) await ask(program, writer, first, `More ${count}`)
  expect(await fromPage(first)).toBe(midnight)
  expect(isRefused(await ask(program, writer, first, 'Again'))).toBe(true)
})

test('who reported twenty things today hears before the next report when they can go on', async () => {
  const [owner, reporter] = [await side(program.ctx), await side(program.ctx)]
  const report = async () => {
    const body = { reporting_user: 'no account', reasons: ['duplicate'] }
    const id = await someListing(program.ctx, owner.person)
    return call(program, 'POST', `/posts/${id}/report`, reporter.headers, body)
  }
  for (let count = 0; count < 20; count++) {
    if (count === 19) expect(await closedUntil('/reports/limit', reporter.headers)).toBeNull()
    expect((await report()).status).toBe(200)
  }
  expect([await closedUntil('/reports/limit', reporter.headers), await closedUntil('/reports/limit')]).toEqual([
    ...[midnight, null],
  ])
  expect(isRefused(await report())).toBe(true)
})

test('who wrote to the organisation five times in an hour hears before the next letter when they can go on', async () => {
  const letter = { sender_email: 'nora@example.org', termsOfUse: true }
  const send = async (count: number) => {
    const body = { ...letter, body: `Letter ${count}`, recaptcha: await solvedTask(program.ctx) }
    return call(program, 'POST', '/contact_us', {}, body)
  }
  for (let count = 0; count < 5; count++) {
    expect(await closedUntil('/contact_us/limit')).toBeNull()
    expect((await send(count)).status).toBe(200)
  }
  expect(await closedUntil('/contact_us/limit')).toBe('2099-11-20T19:00:00.000Z')
  expect(isRefused(await send(5))).toBe(true)
})
