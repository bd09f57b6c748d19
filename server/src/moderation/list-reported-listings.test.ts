import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { type Program, put, sold } from '../listings/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { decideOnListing } from './decide-on-listing.ts'
import { makeVolunteer, report } from './testing.ts'

let program: Program
let owner: Person
let volunteer: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  owner = await someone(program.ctx)
  volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  headers = await signedIn(program.ctx, volunteer)
})
beforeEach(() => program.ctx.db.deleteFrom('reports').execute())
afterAll(() => program.close())

const listing = (title: string) => someListing(program.ctx, owner, { title })
const reported = (query = '') => get(program, `/console/reports${query}`, headers)
const titles = async (query = '') =>
  (await reported(query)).body.data.map(({ post }: { post: { title: string } }) => post.title)

test('a volunteer reads what was reported, how often, in which words and since when, and never by whom', async () => {
  const id = await listing('Odd walker')
  const begun = Date.now()
  await report(program, id, ['duplicate', 'Mine has the same photo'], { address: '192.0.2.1' })
  const person = await someone(program.ctx)
  await report(program, id, ['miscategorized', 'duplicate'], { headers: await signedIn(program.ctx, person) })
  const { status, body } = await reported()
  expect([status, body.data]).toEqual([
    200,
    [
      {
        post: { id, title: 'Odd walker', held: false, public: true },
        reasons: [
          { reason: 'duplicate', count: 2 },
          { reason: 'miscategorized', count: 1 },
        ],
        words: ['Mine has the same photo'],
        since_utc: expect.any(String),
        age: 'Just Now',
      },
    ],
  ])
  expect(Date.parse(body.data[0].since_utc)).toBeGreaterThanOrEqual(begun - 1000)
  expect(JSON.stringify(body)).not.toContain(person.email)
})

test('what is hidden comes first, then what waits longest; the decided and the deleted wait no more', async () => {
  const ids: Record<string, number> = {}
  for (const title of ['Oldest', 'Newer', 'Hidden', 'Sold', 'Decided', 'Deleted']) {
    ids[title] = await listing(title)
    await report(program, ids[title], ['item sold'])
  }
  await put(program.ctx, ids.Hidden ?? 0, { held_at: new Date(), held_why: 'It was reported.' })
  await put(program.ctx, ids.Sold ?? 0, sold(new Date()))
  await put(program.ctx, ids.Deleted ?? 0, { deleted_at: new Date() })
  await decideOnListing(program.ctx, { volunteer, listingId: ids.Decided ?? 0, decision: 'release' })
  expect(await titles()).toEqual(['Hidden', 'Oldest', 'Newer', 'Sold'])
  const { body } = await reported()
  expect(body.data[0].post).toMatchObject({ held: true, public: false })
  expect(body.data[3].post).toMatchObject({ held: false, public: false })
})

test('there are twenty a page, with the count of all', async () => {
  for (let at = 1; at <= 21; at++) await report(program, await listing(`Walker ${at}`), ['duplicate'])
  expect(await titles()).toHaveLength(20)
  expect(await titles('?page=2')).toEqual(['Walker 21'])
  expect(await titles('?page=abc')).toHaveLength(20)
  const pagination = JSON.parse(String((await reported()).headers['x-pagination']))
  expect(pagination).toMatchObject({ current_page: 1, last_page: 2, total_posts: 21 })
})

test('nothing reported is an empty list', async () => {
  expect((await reported()).body).toEqual({ data: [] })
})

test('listReportedListings not_found: for visitors, and for everyone who is no volunteer', async () => {
  await report(program, await listing('Secret'), ['scam'])
  for (const by of [{}, await signedIn(program.ctx, owner)]) {
    const { status, body } = await get(program, '/console/reports', by)
    expect([status, body.code, body.error]).toEqual([404, 'not_found', 'There is nothing at this address.'])
  }
})

test('listReportedListings signed_out: with a token that is none', async () => {
  const { status, body } = await get(program, '/console/reports', { ...headers, 'x-user-token': 'guess' })
  expect([status, body.code]).toEqual([401, 'signed_out'])
})
