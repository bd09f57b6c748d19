import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program, rowOf } from '../listings/testing.ts'
import { makeVolunteer, neighbour } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'

let program: Program
let room: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
})
afterAll(() => program.close())

test('previewScreeningSignal invalid, changeScreeningSignal invalid, changeScreeningSignal conflict: a volunteer tries a change on what was listed last, and makes it', async () => {
  const other = await testProgram()
  const volunteer = await signedIn(other.ctx, await makeVolunteer(other.ctx, await someone(other.ctx)))
  const owner = await neighbour(other.ctx)
  await someListing(other.ctx, owner, { description: 'Ships from Ontario.', title: 'Sent walker' })
  const shown = await someListing(other.ctx, owner)
  const signals = (await get(other, '/console/screening', volunteer)).body.data
  const {
    id,
    kind: _,
    updated_at_utc: seen,
    ...sent
  } = signals.find(({ name }: { name: string }) => name === 'Sent, not met')
  const tryIt = (body: object) => call(other, 'POST', `/console/screening/${id}/preview`, volunteer, body)
  const change = (body: object) => call(other, 'PUT', `/console/screening/${id}`, volunteer, body)
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
  expect((await call(other, 'PUT', `/console/screening/${fixed}`, volunteer, fields)).status).toBe(404)
  const next = await someListing(other.ctx, owner, { description: 'Ships from Ontario.' })
  expect([(await rowOf(other.ctx, next)).is_public, (await rowOf(other.ctx, shown)).is_public]).toEqual([false, true])
  await other.close()
})

test('listScreeningSignals not_found, previewScreeningSignal not_found, changeScreeningSignal not_found: to everyone but volunteers, and of what there is not', async () => {
  const [{ id, kind: _, updated_at_utc, ...fields }] = (await get(program, '/console/screening', room)).body.data.slice(
    1,
  )
  const calls = (headers: object, at = id) => [
    get(program, '/console/screening', headers),
    call(program, 'POST', `/console/screening/${at}/preview`, headers, fields),
    call(program, 'PUT', `/console/screening/${at}`, headers, { ...fields, updated_at_utc }),
  ]
  const statuses = async (headers: object, at?: number) =>
    (await Promise.all(calls(headers, at))).map(({ status }) => status)
  expect(await statuses(await signedIn(program.ctx, await someone(program.ctx)))).toEqual([404, 404, 404])
  expect(await statuses({})).toEqual([404, 404, 404])
  expect(await statuses(room, 999)).toEqual([200, 404, 404])
})

test('listScreeningSignals signed_out, previewScreeningSignal signed_out, changeScreeningSignal signed_out: with a token that is none', async () => {
  const stranger = { ...room, 'x-user-token': 'none' }
  for (const answer of [
    await get(program, '/console/screening', stranger),
    await call(program, 'POST', '/console/screening/2/preview', stranger, {}),
    await call(program, 'PUT', '/console/screening/2', stranger, {}),
  ])
    expect(answer.body.code).toBe('signed_out')
})
