import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { mailServer } from './testing-mail-server.ts'
import { transportOf } from './transport-of.ts'

let server: Awaited<ReturnType<typeof mailServer>>

beforeAll(async () => {
  server = await mailServer({ user: 'reable', password: 'p@ss:word' })
})
afterAll(() => server.stop())

const mail = {
  id: 1,
  envelope: { from: 'post@reable.example', to: 'rosa@village.example' },
  bytes: Buffer.from('Subject: Hello\r\n\r\nHello'),
}

const begin = async () => undefined
const handOver = (address: string) =>
  transportOf(readConfig({ SMTP_URL: address, MAIL_FROM: 'post@reable.example' }))(mail, begin)

test('a wrong password is ours to fix: the mail waits', async () => {
  const handover = await handOver(server.address.replace('p%40', 'x'))
  expect(handover).toEqual({ end: 'failed', reason: expect.stringMatching(/^EAUTH .*535$/) })
  await expect.poll(server.open).toBe(0)
})

test('beyond this machine nothing is sent to a server without TLS', async () => {
  const open = await mailServer({ host: '127.0.0.2' })
  expect(await handOver(open.address)).toEqual({ end: 'failed', reason: expect.stringContaining('ETLS') })
  expect(open.received).toEqual([])
  await open.stop()
})

test('smtps begins with TLS, and a certificate that nobody vouches for is not taken', async () => {
  const handover = await handOver(server.address.replace('smtp:', 'smtps:'))
  expect(handover).toMatchObject({ end: 'failed' })
})

test('what is recorded before a mail goes is recorded when the server asks for it, and else it does not go', async () => {
  const own = await mailServer()
  const transport = transportOf(readConfig({ SMTP_URL: own.address, MAIL_FROM: 'post@reable.example' }))
  let noted = 0
  const note = async () => {
    noted += 1
  }
  own.answer({ recipient: 450 })
  expect([await transport(mail, note), noted]).toMatchObject([{ end: 'failed' }, 0])
  own.answer({})
  expect([await transport(mail, note), noted]).toEqual([{ end: 'sent' }, 1])
  const lost = () => Promise.reject(new Error('the database is gone'))
  expect(await transport(mail, lost)).toMatchObject({ end: 'failed' })
  expect(own.received).toHaveLength(1)
  await own.stop()
})
