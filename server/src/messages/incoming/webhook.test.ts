import { afterAll, beforeAll, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { digestOf, type Posted, signPosted } from '../../platform/mail/incoming/ways/webhook-routes.ts'
import { testProgram } from '../../testing.ts'
import { judgeAll, provedMail, wordsOf, writtenTo } from './testing-mail-in.ts'

const secret = 'q8Zr2LkV0sYp4WnXc7TfBd9HjMg3Ua5E'
let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram({ MAIL_IN_DOMAIN: 'reply.reable.example', MAIL_IN_WEBHOOK_SECRET: secret })
})
afterAll(async () => {
  await endMailThread()
  await program.close()
})

const { createSecretKey } = await import('node:crypto')
const key = createSecretKey(secret, 'utf8')

async function post(raw: Buffer, said: Partial<Posted>, { signed = {} as Partial<Posted>, body = raw } = {}) {
  const now = Math.floor(Date.now() / 1000)
  const posted: Posted = {
    time: `${now}`,
    from: 'rosa@example.org',
    to: '',
    ip: '',
    helo: '',
    digest: digestOf(raw),
    ...said,
  }
  const headers = Object.fromEntries(Object.entries(posted).map(([name, value]) => [`reable-${name}`, value]))
  const signature = signPosted(key, { ...posted, ...signed })
  const answer = await program.app.inject({
    method: 'POST',
    url: '/mail/incoming',
    headers: { ...headers, 'reable-signature': signature, 'content-type': 'message/rfc822' },
    payload: body,
  })
  return answer.statusCode
}

test('a mail service posts a mail as it came, signed; the same again changes nothing', async () => {
  const pair = await writtenTo(program)
  const raw = await provedMail({ from: pair.owner.email, to: pair.reply, text: 'By post.' })
  expect([await post(raw, { to: pair.reply }), await post(raw, { to: pair.reply })]).toEqual([204, 204])
  await judgeAll(program)
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['By post.'])
})

test.each([
  ['another recipient', {}, { signed: { to: 'x@example.org' } }, 401],
  ['an old signature', { time: '1700000000' }, {}, 401],
  ['a time that is none', { time: 'now' }, {}, 401],
  ['another mail', {}, { body: Buffer.from('From: thief@example.org\r\n\r\nx') }, 400],
  ['no mail', {}, { body: Buffer.alloc(0) }, 400],
])('what was signed for %s is not taken', async (_, said, how, status) => {
  const raw = Buffer.from('From: a@example.org\r\n\r\nx')
  expect(await post(raw, { to: 'r-x@reply.reable.example', ...said }, how)).toBe(status)
  expect(
    await program.ctx.db.selectFrom('incoming_mails').select('id').where('outcome', '=', 'waiting').execute(),
  ).toEqual([])
})

test('without a secret the address is not there', async () => {
  const other = await testProgram({})
  expect((await other.app.inject({ method: 'POST', url: '/mail/incoming', payload: 'x' })).statusCode).toBe(404)
  await other.close()
})
