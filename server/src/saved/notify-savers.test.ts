import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, hour } from '#platform/clock'
import { call, setListing, sold } from '../listings/testing.ts'
import { hidingCases } from '../listings/testing-hiding.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { notifySavers } from './notify-savers.ts'
import { saveListing } from './save-listing.ts'
import { savedMails, sendWithChecks } from './testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let owner: Person
let ben: Person
let id: number
const now = new Date('2026-11-20T20:00:00Z')

beforeEach(async () => {
  program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
  setTime(0)
  owner = await someone(program.ctx)
  ben = await someone(program.ctx)
  id = await someListing(program.ctx, owner, { title: 'Oak cane', price: '40' })
  await saveListing(program.ctx, { person: ben, id })
})
afterEach(() => program.close())

/** Sets the clock to so many milliseconds after the beginning. */
function setTime(milliseconds: number): void {
  const moment = new Date(now.getTime() + milliseconds)
  program.ctx.clock = { now: () => moment }
}

const change = (changes: object, of = id) => setListing(program.ctx, of, changes)
const notify = () => notifySavers(program.ctx)
const mails = () => savedMails(program.ctx)

test('a price that falls is mailed once, with the title and both prices', async () => {
  await notify()
  expect(await mails()).toEqual([])
  await change({ price: 25, title: 'Cane of oak' })
  await Promise.all([notify(), notify()])
  setTime(2 * day)
  await notify()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.recipient).toBe(ben.email)
  expect(mail?.plain).toMatch(/Cane of oak[\s\S]*Price fell from \$40 to \$25/)
  expect(mail?.plain).toContain(`https://reable.example/posts/${id}`)
})

test('what ends is mailed, and what changes within a day waits for the next mail', async () => {
  const other = await someListing(program.ctx, owner, { title: 'Tub stool', price: '30' })
  await saveListing(program.ctx, { person: ben, id: other })
  await change(sold(now))
  await notify()
  await change({ price: 0 }, other)
  setTime(23 * hour)
  await notify()
  expect((await mails()).map(({ plain }) => plain)).toEqual([expect.stringMatching(/Oak cane\s+Sold or given away/)])
  setTime(25 * hour)
  await notify()
  expect((await mails()).map(({ plain }) => plain)[1]).toMatch(/Tub stool[\s\S]*Price fell from \$30 to FREE/)
  expect((await mails())[1]?.plain).not.toContain('Oak cane')
})

test('what the link of a mail said of a listing is mailed once it can no longer be undone', async () => {
  await change({ ...sold(now), unsettled_until: new Date(now.getTime() + day) })
  await notify()
  expect(await mails()).toEqual([])
  await change({ unsettled_until: null })
  await notify()
  expect((await mails()).map(({ plain }) => plain)).toEqual([expect.stringMatching(/Oak cane\s+Sold or given away/)])
})

test('what comes back is mailed again when it is gone the next time, and a price that rises is not mailed', async () => {
  await change({ active: false })
  await notify()
  await change({ active: true, price: 60 })
  setTime(2 * day)
  await notify()
  expect(await mails()).toHaveLength(1)
  await change({ active: false })
  await notify()
  expect((await mails())[1]?.plain).toMatch(/Oak cane\s+No longer available/)
})

test('nobody is mailed at an address that is not confirmed, about a listing of their own, or against their wish', async () => {
  const guest = await someone(program.ctx, { confirmed: false })
  const quiet = await someone(program.ctx)
  for (const person of [guest, owner, quiet]) await saveListing(program.ctx, { person, id })
  const as = await signedIn(program.ctx, quiet)
  await call(program, 'PUT', '/api/saved_mails', as, { wanted: false })
  expect((await call(program, 'GET', '/api/saved', as)).body.mails).toBe(false)
  await change({ price: 1 })
  await notify()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([ben.email])
})

test('a mail names what was saved last first, and what has ended by the title it was saved with', async () => {
  setTime(hour)
  const other = await someListing(program.ctx, owner, { title: 'Tub stool', price: '30' })
  await saveListing(program.ctx, { person: ben, id: other })
  await change({ price: 25 })
  await change({ ...sold(now), title: 'Secret title' }, other)
  await notify()
  expect((await mails())[0]?.plain).toMatch(/Tub stool\s+Sold or given away[\s\S]*Oak cane[\s\S]*from \$40 to \$25/)
  expect((await mails())[0]?.plain).not.toContain('Secret title')
})

test('of what its owner has taken down the kind of equipment alone is named', async () => {
  await change({ deleted_at: now })
  await notify()
  const plain = (await mails())[0]?.plain
  expect(plain).toMatch(/Walker \(no seat\)\s+Taken down/)
  expect(plain).not.toContain('Oak cane')
})

describe('a mail about a price is no longer sent when', () => {
  test.each(Object.entries(hidingCases))('%s', async (_words, hide) => {
    const other = await someListing(program.ctx, await someone(program.ctx))
    const ida = await someone(program.ctx)
    await saveListing(program.ctx, { person: ida, id: other })
    await change({ price: 1 })
    await change({ price: 1 }, other)
    await notify()
    await hide(program, { owner, id })
    for (const mail of await mails()) await sendWithChecks(program.ctx, mail.id)
    const outcomes = (await mails()).map(({ recipient, outcome }) => [recipient === ida.email, outcome])
    expect(outcomes).toEqual([
      [false, 'lapsed'],
      [true, 'sent'],
    ])
  })
})

test('a mail that waits is not sent once its person wants none, or has what it is about no longer saved', async () => {
  const [ida, eve] = [await someone(program.ctx), await someone(program.ctx)]
  for (const person of [ida, eve]) await saveListing(program.ctx, { person, id })
  await change({ price: 1 })
  await notify()
  await call(program, 'DELETE', `/api/saved/${id}`, await signedIn(program.ctx, ben))
  await call(program, 'PUT', '/api/saved_mails', await signedIn(program.ctx, ida), { wanted: false })
  for (const mail of await mails()) await sendWithChecks(program.ctx, mail.id)
  expect((await mails()).map(({ recipient, outcome }) => [recipient, outcome])).toEqual([
    [ben.email, 'lapsed'],
    [ida.email, 'lapsed'],
    [eve.email, 'sent'],
  ])
})

test('the link of a mail ends them without a log-in, by its page and by the mail program, and is nobody else’s', async () => {
  const ida = await someone(program.ctx)
  await saveListing(program.ctx, { person: ida, id })
  await change({ price: 30 })
  await notify()
  const [toBen] = await mails()
  const link = /<https:\/\/reable.example(\/saved\/stop\?token=[^>]+)>/.exec(JSON.stringify(toBen?.headers))?.[1] ?? ''
  expect(toBen?.plain).toContain(link)
  const stopped = () =>
    program.ctx.db.selectFrom('saved_mailings').select('wanted').where('person_id', '=', ben.id).execute()
  const before = await stopped()
  for (const method of ['GET', 'HEAD'] as const) await program.app.inject({ method, url: link })
  expect(await stopped()).toEqual(before)
  const oneClick = { method: 'POST' as const, url: link, payload: 'List-Unsubscribe=One-Click' }
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { statusCode } = await program.app.inject({ ...oneClick, headers: { 'content-type': type } })
    expect(statusCode).toBe(200)
  }
  expect(await stopped()).not.toEqual(before)
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  expect((await call(program, 'POST', '/api/saved_mails/stop', {}, { token })).status).toBe(200)
  await change({ price: 20 })
  setTime(2 * day)
  await notify()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([ben.email, ida.email, ida.email])
})
