import { expect, test } from 'vitest'
import { call, rowOf } from '../listings/testing.ts'
import { makeVolunteer, neighbour } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'

const program = await programOfFile()

test('a volunteer tries a change on what was listed last, and makes it', async () => {
  const volunteer = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
  const owner = await neighbour(program.ctx)
  await someListing(program.ctx, owner, { description: 'Ships from Ontario.', title: 'Sent walker' })
  const shown = await someListing(program.ctx, owner)
  const signals = (await get(program, '/console/screening', volunteer)).body.data
  const {
    id,
    kind: _,
    updated_at_utc: seen,
    ...sent
  } = signals.find(({ name }: { name: string }) => name === 'Sent, not met')
  const tryIt = (body: object) => call(program, 'POST', `/console/screening/${id}/preview`, volunteer, body)
  const change = (body: object) => call(program, 'PUT', `/console/screening/${id}`, volunteer, body)
  expect((await tryIt({ ...sent, action: 'suspend' })).body.data).toEqual({
    ...{ of: 2, suspended: 1, suspended_now: 0, noted: 0 },
    posts: [{ id: expect.any(Number), title: 'Sent walker' }],
  })
  expect((await tryIt({ ...sent, active: false })).body.data).toMatchObject({ of: 2, suspended: 0, noted: 0 })
  for (const wrong of [{ action: 'refuse' }, { threshold: 3 }, { weight: 11 }, { words: ['a+b'] }, { name: ' ' }]) {
    const refused = [await tryIt({ ...sent, ...wrong }), await change({ ...sent, ...wrong, updated_at_utc: seen })]
    expect(refused.map(({ status }) => status)).toEqual([422, 422])
  }
  const changed = await change({ ...sent, action: 'suspend', updated_at_utc: seen })
  expect([changed.status, changed.body.data.action]).toEqual([200, 'suspend'])
  expect((await change({ ...sent, updated_at_utc: seen })).status).toBe(409)
  const newest = { ...sent, updated_at_utc: changed.body.data.updated_at_utc }
  expect((await change({ ...newest, name: 'Hurry' })).status).toBe(409)
  const [prohibited] = signals
  const { id: fixed, kind: _kind, ...fields } = prohibited
  expect((await call(program, 'PUT', `/console/screening/${fixed}`, volunteer, fields)).status).toBe(404)
  const next = await someListing(program.ctx, owner, { description: 'Ships from Ontario.' })
  expect([(await rowOf(program.ctx, next)).is_public, (await rowOf(program.ctx, shown)).is_public]).toEqual([
    false,
    true,
  ])
})
