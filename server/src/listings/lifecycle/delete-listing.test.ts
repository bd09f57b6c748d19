import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { createLinks } from '../links/listing-links.ts'
import { call, type Program, photosOf, rowOf, setListing, sold } from '../testing.ts'

let program: Program
let owner: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
})
afterAll(() => program.close())

const remove = (id: number | string, from = headers) => call(program, 'DELETE', `/posts/${id}`, from)

test.each([
  ['active', { active: true }],
  ['inactive', { active: false }],
  ['sold', sold(new Date())],
])(
  '[LIFE-05] what is %s can be deleted: its address says so, its photos and links are gone',
  async (_state, changes) => {
    const { ctx } = program
    const id = await someListing(ctx, owner)
    await setListing(ctx, id, changes)
    const another = await someListing(ctx, owner)
    for (const listingId of [id, another]) await createLinks(ctx, { listingId })
    expect(await remove(id)).toMatchObject({ status: 200, body: { data: null } })
    expect((await get(program, `/posts/${id}`)).body.data.post.deleted_at).toEqual(expect.any(String))
    expect(await photosOf(ctx, id)).toEqual([])
    const links = ctx.db.selectFrom('listing_links').select('listing_id').distinct()
    expect(await links.where('listing_id', 'in', [id, another]).execute()).toEqual([{ listing_id: another }])
  },
)

test('[LIFE-05] deleted twice it is deleted once, and answered alike', async () => {
  const id = await someListing(program.ctx, owner)
  const first = await Promise.all([remove(id), remove(id)])
  const { deleted_at } = await rowOf(program.ctx, id)
  expect([...first, await remove(id)].map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await rowOf(program.ctx, id)).deleted_at).toEqual(deleted_at)
})

test('[LIFE-09] deleteListing not_found: what is another’s or unknown', async () => {
  const id = await someListing(program.ctx, owner)
  const stranger = await signedIn(program.ctx, await someone(program.ctx))
  expect((await remove(id, stranger)).status).toBe(404)
  for (const no of [999_999, '-1', 'abc', '%00']) expect((await remove(no)).status).toBe(404)
  expect((await rowOf(program.ctx, id)).deleted_at).toBe(null)
})

test('deleteListing signed_out', async () => {
  expect((await remove(await someListing(program.ctx, owner), {})).status).toBe(401)
})
