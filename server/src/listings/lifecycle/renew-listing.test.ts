import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { createLinks } from '../links/listing-links.ts'
import { call, type Program, rowOf, setListing, sold } from '../testing.ts'

let program: Program
let owner: Person
let headers: Record<string, string>
let now = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
})
afterAll(() => program.close())

const renew = (id: number | string, from = headers) => call(program, 'POST', `/posts/${id}/renew`, from)
const in90Days = () => new Date(now.getTime() + 90 * day).toISOString()

test('[LIFE-02] renewing gives 90 days from now and makes it the newest; twice changes nothing worse', async () => {
  const [id] = [await someListing(program.ctx, owner), await someListing(program.ctx, owner)]
  now = new Date(now.getTime() + 10 * day)
  const { status, body } = await renew(id)
  expect([status, body.data.post.expires_at_utc]).toEqual([200, in90Days()])
  expect((await get(program, '/posts')).body.data[0]).toMatchObject({ id, age: 'Just Now' })
  now = new Date(now.getTime() + day)
  expect((await renew(id)).body.data.post.expires_at_utc).toBe(in90Days())
})

test('[LIFE-03] what is inactive is active and public again by the same call', async () => {
  const id = await someListing(program.ctx, owner)
  await setListing(program.ctx, id, { active: false, expires_at: new Date(now.getTime() - day) })
  expect((await get(program, `/posts/${id}`)).status).toBe(403)
  expect((await renew(id)).body.data.post).toMatchObject({ active: true, expires_at_utc: in90Days() })
  expect((await get(program, `/posts/${id}`)).status).toBe(200)
})

test('[LIFE-09] renewListing forbidden: while the owner’s address is not confirmed, and it says why', async () => {
  const newcomer = await someone(program.ctx, { confirmed: false })
  const from = await signedIn(program.ctx, newcomer)
  for (const active of [true, false]) {
    const id = await someListing(program.ctx, newcomer)
    await setListing(program.ctx, id, { active })
    const before = await rowOf(program.ctx, id)
    const { status, body } = await renew(id, from)
    expect([status, body.code, body.error]).toEqual([403, 'forbidden', 'Please confirm your e-mail address first.'])
    expect(await rowOf(program.ctx, id)).toEqual(before)
  }
})

test('[LIFE-03] renewListing conflict: what is sold stays sold', async () => {
  const id = await someListing(program.ctx, owner)
  await setListing(program.ctx, id, sold(now))
  const { status, body } = await renew(id)
  expect([status, body.code, body.error]).toEqual([409, 'conflict', 'This listing is sold.'])
})

test('[LIFE-09] renewListing not_found: what is another’s, deleted or unknown', async () => {
  const id = await someListing(program.ctx, owner)
  const stranger = await signedIn(program.ctx, await someone(program.ctx))
  expect((await renew(id, stranger)).status).toBe(404)
  await setListing(program.ctx, id, { deleted_at: now })
  for (const no of [id, 999_999, 'abc']) expect((await renew(no)).status).toBe(404)
})

test('renewListing signed_out', async () => {
  expect((await renew(1, {})).status).toBe(401)
})

test('[LIFE-02] [LINK-02] however often it is renewed, by the call and by links, 90 days are left and never 180', async () => {
  const id = await someListing(program.ctx, owner)
  const link = new URL((await createLinks(program.ctx, { listingId: id })).renew)
  const byLink = () => call(program, 'POST', '/email_renew', {}, Object.fromEntries(link.searchParams))
  for (const days of [0, 0, 14, 75]) {
    now = new Date(now.getTime() + days * day)
    // A session is over after 30 days.
    const from = await signedIn(program.ctx, owner)
    const ends = [await renew(id, from), await renew(id, from)].map(({ body }) => body.data.post.expires_at_utc)
    expect([...ends, (await byLink()).body.data.expires_at_utc]).toEqual(Array(3).fill(in90Days()))
  }
})
