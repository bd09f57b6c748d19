import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call, setListing } from '../listings/testing.ts'
import { mailServer } from '../platform/mail/smtp/testing-mail-server.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { createNotification } from './create-notification.ts'
import { announcements, runQueuedJobs, sendWithChecks, subscribe } from './testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let server: Awaited<ReturnType<typeof mailServer>>
let rosa: Person
let mailId: number

beforeAll(async () => {
  server = await mailServer()
  program = await testProgram({
    SMTP_URL: server.address,
    MAIL_FROM: 'post@reable.example',
    PUBLIC_URL: 'https://reable.example',
  })
})
/** Rosa is subscribed, and the mail about a listing is queued for her. */
beforeEach(async () => {
  server.received.length = 0
  rosa = await someone(program.ctx)
  await subscribe(program.ctx, rosa)
  await someListing(program.ctx, await someone(program.ctx))
  await runQueuedJobs(program)
  mailId = (await mail()).id
})
afterAll(async () => {
  await program.close()
  await server.stop()
})

async function mail() {
  const announcement = (await announcements(program.ctx)).filter(({ recipient }) => recipient === rosa.email).at(-1)
  if (!announcement) throw new Error('nothing was written')
  return announcement
}
const headersOf = async () => (await mail()).headers as Record<string, string>
const stopAddress = async () => /<(.*)>/.exec((await headersOf())['List-Unsubscribe'] ?? '')?.[1] ?? ''
const token = async () => new URL(await stopAddress()).searchParams.get('token') ?? ''
const waiting = async () =>
  (await call(program, 'GET', '/user_notifications', await signedIn(program.ctx, rosa))).body.data.length

/** Posts as a mail program does, which knows the address alone. */
async function oneClick(type: string, payload: string, address?: string) {
  const { pathname, search } = new URL(address ?? (await stopAddress()))
  return program.app.inject({
    ...{ method: 'POST', url: pathname + search, payload },
    headers: { 'content-type': type },
  })
}
const urlencoded = ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'] as const
const multipart = [
  'multipart/form-data; boundary=x',
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
] as const

test('[NOTI-07] the mail says in its headers how it is ended by one POST, at our own address', async () => {
  const address = await stopAddress()
  await sendWithChecks(program.ctx, mailId)
  const headersByKey = new Map(server.received[0]?.mail.headers.map(({ key, value }) => [key, value]))
  expect(headersByKey.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headersByKey.get('list-unsubscribe')).toBe(`<${address}>`)
  expect(address).toMatch(/^https:\/\/reable\.example\/unsubscribe\?token=[\w-]+$/)
})

test.each([urlencoded, multipart])('[NOTI-07] a mail program ends it by posting %s, twice too', async (type, form) => {
  for (let times = 0; times < 2; times++) expect((await oneClick(type, form)).statusCode).toBe(200)
  expect(await waiting()).toBe(0)
})

test('[NOTI-07] the page ends it without a log-in and learns what it was; repeated, it answers the same', async () => {
  const body = { token: await token() }
  for (let times = 0; times < 2; times++) {
    const answer = await call(program, 'POST', '/unsubscribe', {}, body)
    expect([answer.status, answer.body.data]).toEqual([200, { equipment_type: { id: 12, name: 'Walker (no seat)' } }])
  }
  expect(await waiting()).toBe(0)
})

test.each(['GET', 'HEAD'] as const)(
  '[NOTI-07] a link that is opened by %s, as scanners do, ends nothing',
  async (method) => {
    const { pathname, search } = new URL(await stopAddress())
    await program.app.inject({ method, url: pathname + search })
    expect(await waiting()).toBe(1)
  },
)

test('[NOTI-07] an older mail ends what was asked for anew too, and nothing of others', async () => {
  const other = await someone(program.ctx)
  await subscribe(program.ctx, other)
  const address = await stopAddress()
  await oneClick(...urlencoded)
  await subscribe(program.ctx, rosa)
  await oneClick(...urlencoded, address)
  expect(await waiting()).toBe(0)
  const remaining = program.ctx.db.selectFrom('notifications').select('id').where('person_id', '=', other.id)
  expect(await remaining.execute()).toHaveLength(1)
})

test('[NOTI-07] it ends for the one type alone, and the mails about that are not sent', async () => {
  const cane = { categoryId: 3, typeId: 15 }
  await createNotification(program.ctx, { person: rosa, ...cane })
  await oneClick(...urlencoded)
  const left = program.ctx.db.selectFrom('notifications').select('equipment_type_id').where('person_id', '=', rosa.id)
  expect(await left.execute()).toEqual([{ equipment_type_id: cane.typeId }])
  await sendWithChecks(program.ctx, mailId)
  expect((await mail()).outcome).toBe('lapsed')
})

test('a link to unsubscribe that was changed, guessed or cut short ends nothing', async () => {
  const sealed = await token()
  for (const guess of ['', 'guess', `${sealed.slice(0, -4)}AAAA`, 'é'.repeat(400)]) {
    const { status, body } = await call(program, 'POST', '/unsubscribe', {}, { token: guess })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', ['token']])
    const address = `https://reable.example/unsubscribe?token=${encodeURIComponent(guess)}`
    expect((await oneClick(...urlencoded, address)).statusCode).toBe(422)
  }
  for (const query of ['', '?token=a&token=b'])
    expect((await oneClick(...urlencoded, `https://reable.example/unsubscribe${query}`)).statusCode).toBe(422)
  expect(await waiting()).toBe(1)
})

test('[NOTI-07] a queued mail is not sent once the notification was ended, nor when the listing is hidden', async () => {
  await oneClick(...urlencoded)
  await sendWithChecks(program.ctx, mailId)
  expect((await mail()).outcome).toBe('lapsed')
  await subscribe(program.ctx, rosa)
  await someListing(program.ctx, await someone(program.ctx))
  await runQueuedJobs(program)
  const second = await mail()
  await setListing(program.ctx, (second.only_while as { about: { listingId: number } }).about.listingId, {
    active: false,
  })
  await sendWithChecks(program.ctx, second.id)
  const { outcome, only_while: wanted } = await mail()
  expect([outcome, wanted, server.received]).toEqual(['lapsed', null, []])
})
