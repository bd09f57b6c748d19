import { afterAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { setListing, sold } from '../testing.ts'

const ids: number[] = []
// Evening in Vancouver: Friday still, Saturday in UTC.
const now = new Date('2026-11-21T05:00:00Z')

const program = await testProgram()
program.ctx.clock = { now: () => now }
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
for (let count = 0; count < 15; count++) ids.push(await someListing(program.ctx, owner))
await someListing(program.ctx, await someone(program.ctx))
await setListing(program.ctx, ids[0] ?? 0, { active: false, expires_at: new Date(now.getTime() - day) })
await setListing(program.ctx, ids[1] ?? 0, { active: false })
await setListing(program.ctx, ids[2] ?? 0, sold(now))
await setListing(program.ctx, ids[3] ?? 0, { deleted_at: now })
afterAll(() => program.close())

const mine = (query = '') => get(program, `/api/user/posts${query}`, headers)
const idsOf = (data: { id: number }[]) => data.map(({ id }) => id)
const newest = () => ids.slice(4).reverse()

test('[MINE-02] ten a page, the newest first, with the counts of all tabs and x-pagination', async () => {
  const { body, headers: answered } = await mine('?page=1&type=active')
  expect(idsOf(body.data)).toEqual(newest().slice(0, 10))
  expect(body.counts).toEqual({ active: 11, inactive: 2, exchanged: 1 })
  expect(JSON.parse(String(answered['x-pagination']))).toEqual({
    ...{ current_page: 1, last_page: 2, total_pages: 2, total_posts: 11 },
  })
  expect(idsOf((await mine('?page=2&type=active')).body.data)).toEqual(newest().slice(10))
  expect((await mine('?page=3')).body.data).toEqual([])
})

test('[MINE-02] each tab holds its own; deleted ones and those of others are in none', async () => {
  expect(idsOf((await mine('?type=inactive')).body.data).sort()).toEqual([ids[0], ids[1]])
  expect(idsOf((await mine('?type=exchanged')).body.data)).toEqual([ids[2]])
})

test('[MINE-04] a card says when it ends or ended, by Vancouver’s calendar', async () => {
  const { data } = (await mine('?type=active')).body
  expect(data[0]).toMatchObject({
    ends: 'Ends in 90 days, on Thursday, 18 February 2027',
    expires_at_utc: '2027-02-19T05:00:00.000Z',
    images: [expect.objectContaining({ image_id: expect.any(Number) })],
  })
  const ends = async (type: string) => (await mine(`?type=${type}`)).body.data.map((one: { ends: string }) => one.ends)
  expect(await ends('inactive')).toEqual(['Taken off the list', 'Ended on Thursday, 19 November'])
  expect(await ends('exchanged')).toEqual(['Sold or donated on Friday, 20 November'])
})

test('[MINE-02] what was renewed last comes first, on the first of two pages', async () => {
  const later = new Date(now.getTime() + day)
  await setListing(program.ctx, ids[4] ?? 0, { listed_at: later })
  expect(idsOf((await mine()).body.data)).toEqual([ids[4], ...newest().slice(0, 9)])
  await setListing(program.ctx, ids[4] ?? 0, { listed_at: now })
})
