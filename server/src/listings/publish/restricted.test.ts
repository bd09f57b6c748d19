import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { insertRestriction } from '../../restrictions/restriction-queries.ts'
import { signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { call, photosOf, readyUpload, rowOf, setListing, walkerForm } from '../testing.ts'

let owner: Person
let headers: Record<string, string>
let id: number

const program = await testProgram()
afterAll(() => program.close())
beforeEach(async () => {
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
  id = await someListing(program.ctx, owner)
})

/** Keeps the owner from listing anything, for good. */
const stop = () =>
  insertRestriction(program.ctx, {
    ...{ personId: owner.id, kind: 'stop', days: null, reason: 'Another reason', sentence: 'Please stop.' },
    ...{ decidedBy: owner.id, caseId: undefined, begunAt: program.ctx.clock.now(), endsAt: null, agreeUntil: null },
  })
const formOf = (images: unknown[]) => ({ post: { ...walkerForm, title: 'Another title', images } })

const closed: Record<string, () => ReturnType<typeof call>> = {
  'nothing is published': async () =>
    call(program, 'POST', '/posts', headers, formOf([await readyUpload(program.ctx, owner)])),
  'nothing is changed': async () =>
    call(program, 'PUT', `/posts/${id}`, headers, formOf(await photosOf(program.ctx, id))),
  'nothing is renewed': () => call(program, 'POST', `/posts/${id}/renew`, headers),
}
const product = Object.entries(closed).flatMap(([words, act]) =>
  [true, false].map((active) => ({ words, active, act })),
)

test.each(product)('$words by who may list nothing now, active: $active', async ({ active, act }) => {
  await stop()
  await setListing(program.ctx, id, { active })
  const before = await rowOf(program.ctx, id)
  const { status, body } = await act()
  expect([status, body.code]).toEqual([403, 'forbidden'])
  expect(await rowOf(program.ctx, id)).toEqual(before)
  const own = program.ctx.db.selectFrom('listings').select('id').where('owner_id', '=', owner.id)
  expect(await own.execute()).toEqual([{ id }])
})

test('who may list nothing now takes down, sells and deletes what they have', async () => {
  await stop()
  for (const selected_option of ['not_exchanged', 'exchanged']) {
    const feedback = { post_id: id, selected_option }
    expect((await call(program, 'POST', '/feedbacks', headers, { feedback })).status).toBe(200)
  }
  expect((await call(program, 'DELETE', `/posts/${id}`, headers)).status).toBe(200)
})
