import { afterAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { createLinks } from '../links/listing-links.ts'
import { call, rowOf, setListing, sold } from '../testing.ts'

let now = new Date('2026-11-20T20:00:00Z')

const program = await testProgram()
program.ctx.clock = { now: () => now }
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
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
