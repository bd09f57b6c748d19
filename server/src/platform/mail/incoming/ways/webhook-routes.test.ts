import { createSecretKey } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { programOfFile } from '../../../../testing-file.ts'
import { digestOf, type Posted, signPosted } from './webhook-routes.ts'

const secret = 'q8Zr2LkV0sYp4WnXc7TfBd9HjMg3Ua5E'
const key = createSecretKey(secret, 'utf8')
const now = Date.parse('2026-11-20T20:00:00Z')
const raw = Buffer.from('From: rosa@village.example\r\n\r\nHello')
const program = await programOfFile({ MAIL_IN_DOMAIN: 'reply.reable.example', MAIL_IN_WEBHOOK_SECRET: secret })

beforeAll(async () => {
  program.ctx.clock = { now: () => new Date(now) }
})
beforeEach(() => program.ctx.db.deleteFrom('incoming_mails').execute())

const sentAs = (type: string) => ({ 'content-type': type })

/** Posts the mail as a mail service does, and says how that is answered. */
async function post(
  said: Partial<Posted> = {},
  signature?: string,
  more: object = sentAs('message/rfc822'),
  message: object = { payload: raw },
) {
  const posted: Posted = {
    ...{ time: `${now / 1000}`, from: 'rosa@village.example', to: 'r-a@reply.reable.example', ip: '', helo: '' },
    ...{ digest: digestOf(raw), ...said },
  }
  // What is empty is not said.
  const parts = Object.entries(posted).filter(([, value]) => value)
  const headers = Object.fromEntries(parts.map(([name, value]) => [`reable-${name}`, value]))
  const answer = await program.app.inject({
    ...{ method: 'POST', url: '/mail/incoming', ...message },
    headers: {
      ...headers,
      'reable-signature': signature ?? signPosted(key, posted),
      ...more,
    },
  })
  return answer.statusCode
}

const stored = () => program.ctx.db.selectFrom('incoming_mails').select(['recipient', 'origin']).orderBy('id').execute()

test.each([
  [-301, 401],
  [301, 401],
])('a signature that is made %i seconds from now is answered with %i', async (seconds, status) => {
  expect(await post({ time: `${now / 1000 + seconds}` })).toBe(status)
  expect(await stored()).toHaveLength(status === 204 ? 1 : 0)
})

test.each(['', 'none', 'ab'.repeat(31), 'ab'.repeat(33), 'AB'.repeat(32), 'ab'.repeat(32)])(
  'a signature that is none, or not ours, is refused: "%s"',
  async (signature) => {
    expect([await post({}, signature), await stored()]).toEqual([401, []])
  },
)

test('a mail is taken for up to ten, with what the service says of where it came from', async () => {
  const to = (count: number) => Array.from({ length: count }, (_, at) => `R-${at}@reply.reable.example`).join(' , ')
  expect([await post({ to: to(11) }), await stored()]).toEqual([400, []])
  expect(await post({ to: to(10), ip: '192.0.2.1', helo: 'mx.village.example' })).toBe(204)
  const origin = { way: 'webhook', from: 'rosa@village.example', ip: '192.0.2.1', helo: 'mx.village.example' }
  expect(await stored()).toEqual(
    Array.from({ length: 10 }, (_, at) => ({ recipient: `r-${at}@reply.reable.example`, origin })),
  )
})

test('of a mail of which no sender is said none is known, and another mail than the signed one is not taken', async () => {
  expect(await post({ from: '' })).toBe(204)
  expect(await stored()).toEqual([{ recipient: 'r-a@reply.reable.example', origin: { way: 'webhook', from: '' } }])
  expect(await post({ digest: digestOf(Buffer.from('Another')) })).toBe(400)
  const empty = await program.app.inject({ method: 'POST', url: '/mail/incoming' })
  expect([empty.statusCode, (await stored()).length]).toEqual([401, 1])
})
