import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { programOfFile } from '../../../../testing-file.ts'

const key = '3f1b6a0c9d2e48575a8bc0d1e2f30415-6d8d428c-1a2b3c4d'
const now = Date.parse('2026-11-20T20:00:00Z')
const recipient = 'R-a@reply.reable.example'
/** Bytes of no encoding in particular, and letters that a form writes in its own way. */
const raw = Buffer.from(
  'From: rosa@village.example\r\n\r\nA 50% ramp & a chair + tray = \xe9\xff\r\n\r\n--b\r\n',
  'latin1',
)
const program = await programOfFile({ MAIL_IN_DOMAIN: 'reply.reable.example', MAIL_IN_MAILGUN_KEY: key })

beforeAll(async () => {
  program.ctx.clock = { now: () => new Date(now) }
})
beforeEach(() => program.ctx.db.deleteFrom('incoming_mails').execute())

const stored = () => program.ctx.db.selectFrom('incoming_mails').select(['recipient', 'origin', 'raw']).execute()

type Fields = Record<string, string | Buffer>

function signedFields(fields: Fields = {}, seconds = 0): Fields {
  const [timestamp, token] = [`${now / 1000 + seconds}`, 'a1b2c3d4e5'.repeat(5)]
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex')
  const about = {
    subject: 'Re: body-mime',
    recipient,
    sender: 'rosa@village.example',
    from: 'Rosa <rosa@village.example>',
  }
  return { ...about, timestamp, token, signature, 'body-mime': raw, ...fields }
}

/** A form as Mailgun posts it without attachments. */
function urlencoded(fields: Fields) {
  const escaped = (value: string | Buffer) =>
    Buffer.from(value as string)
      .toString('latin1')
      .replace(/[^\w.-]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
      .replaceAll('%20', '+')
  const payload = Object.entries(fields).map(([name, value]) => `${name}=${escaped(value)}`)
  return { type: 'application/x-www-form-urlencoded', payload: payload.join('&') }
}

/** A form as Mailgun posts it with attachments. */
function multipart(fields: Fields) {
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(`--bound\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ])
  return {
    type: 'multipart/form-data; boundary=bound',
    payload: Buffer.concat([...parts, Buffer.from('--bound--\r\n')]),
  }
}

async function post({ type, payload }: { type: string; payload: string | Buffer }) {
  const headers = { 'content-type': type }
  return (await program.app.inject({ method: 'POST', url: '/mail/incoming/mailgun/mime', headers, payload })).statusCode
}

test.each([
  ['without attachments', urlencoded],
  ['with attachments', multipart],
])('a message %s is stored byte for byte, once, with who sent it', async (_, form) => {
  expect([await post(form(signedFields())), await post(form(signedFields()))]).toEqual([200, 200])
  const origin = { way: 'mailgun', from: 'rosa@village.example' }
  expect(await stored()).toEqual([{ recipient: recipient.toLowerCase(), origin, raw }])
})

test.each([
  ['another token', { token: 'x' }],
  ['another time', { timestamp: `${now / 1000 + 1}` }],
  ['a signature that is none', { signature: 'none' }],
  ['no signature', { signature: '' }],
])('what is signed for %s is not taken', async (_, fields) => {
  for (const form of [urlencoded, multipart]) expect(await post(form(signedFields(fields)))).toBe(401)
  expect(await stored()).toEqual([])
})
