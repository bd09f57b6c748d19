import { breaks } from '@reable/contract/kinds/rules'
import { afterAll, expect, test } from 'vitest'
import { call } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'
import { newKind } from './testing.ts'

const program = await testProgram()
const steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
const owner = await someone(program.ctx)
afterAll(() => program.close())

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object) =>
  call(program, method, `/console/kinds${url}`, steward, body)
const read = async (url: string) => (await get(program, `/console${url}`, steward)).body.data
const makeKind = async (changes: object) => (await send('POST', '', newKind(changes))).body.data

/** The form of a kind as it stands, with changes. */
async function changeKind(id: number, changes: object) {
  const { name, tooltip, synonyms, retired, fields, version } = await read(`/kinds/${id}`)
  const questions = fields.map(({ field_name, field_required }: { field_name: string; field_required: boolean }) => {
    return { field_name, field_required }
  })
  return send('PUT', `/${id}`, { name, tooltip, synonyms, retired, questions, version, ...changes })
}

const namesOf = async (id: number) =>
  (await read(`/kinds/${id}`)).fields.map(({ field_name }: { field_name: string }) => field_name)

test('a kind that is made, changed or removed leaves the questions of all others alone', async () => {
  const before = await namesOf(13)
  const { id } = await makeKind({ name: 'Swing', questions: [{ field_name: 'brand', field_required: true }] })
  const other = await makeKind({ name: 'Slide', questions: [{ field_name: 'brand', field_required: false }] })
  expect((await changeKind(id, { questions: [] })).status).toBe(200)
  expect((await send('DELETE', `/${id}`, { version: 2 })).status).toBe(200)
  expect([before.length > 1, await namesOf(13), await namesOf(other.id)]).toEqual([true, before, ['brand']])
})

test('a kind that somebody waits for stays, and one of which some were handed over', async () => {
  const [awaited, past] = [await makeKind({ name: 'Kite' }), await makeKind({ name: 'Sledge' })]
  const { db, clock } = program.ctx
  await db
    .insertInto('notifications')
    .values({ person_id: owner.id, equipment_type_id: awaited.id, created_at: clock.now() })
    .execute()
  await db.insertInto('impact_days').values({ day: '2026-01-02', equipment_type_id: past.id, location_id: 4 }).execute()
  for (const [{ id }, waiting] of [
    [awaited, 1],
    [past, 0],
  ] as const) {
    const { status, body } = await send('DELETE', `/${id}`, { version: 1 })
    expect([status, body.error]).toEqual([409, breaks.removal(0, waiting)])
  }
})
