import { breaks, kindsFull, tooManyQuestions } from '@reable/contract/kinds/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call, type Program, setListing } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { newKind, newQuestion } from './testing.ts'

let program: Program
let steward: Record<string, string>
let owner: Person

beforeAll(async () => {
  program = await testProgram()
  steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
  owner = await someone(program.ctx)
})
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

/** Which of the jobs by which listings are found under new names an act has queued. */
async function relearnedBy(act: () => Promise<unknown>): Promise<string[]> {
  await program.database.pool.query('delete from graphile_worker._private_jobs')
  await act()
  const { rows } = await program.database.pool.query('select key from graphile_worker._private_jobs order by key')
  return rows.map(({ key }) => key)
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

test('a kind is counted with its listings, those that are deleted apart', async () => {
  const { id, posts } = await makeKind({ name: 'Ladder' })
  const total = async () => {
    const { categories } = await read('/kinds')
    const kinds = categories.flatMap(({ kinds }: { kinds: { id: number; posts: number }[] }) => kinds)
    return [(await read(`/kinds/${id}`)).posts, kinds.find((kind: { id: number }) => kind.id === id).posts]
  }
  expect([posts, await total()]).toEqual([0, [0, 0]])
  const draft = { equipmentTypeId: id, properties: {} }
  const [deleted] = [await someListing(program.ctx, owner, draft), await someListing(program.ctx, owner, draft)]
  await setListing(program.ctx, deleted, { deleted_at: new Date() })
  expect(await total()).toEqual([1, 1])
})

test('removeKind conflict: a kind that somebody waits for stays, and one of which some were handed over', async () => {
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

test('listings are found by new names: what is called anew is learnt, and what keeps its names is not', async () => {
  await someListing(program.ctx, owner)
  const { id } = await makeKind({ name: 'Scooter' })
  const all = ['learn-words', 'relearn-listings']
  expect(await relearnedBy(() => makeKind({ name: 'Skate' }))).toEqual(['learn-words'])
  expect(await relearnedBy(() => changeKind(id, { name: 'Kick scooter' }))).toEqual(all)
  expect(await relearnedBy(() => changeKind(id, { synonyms: ['push scooter'] }))).toEqual(all)
  expect(await relearnedBy(() => changeKind(id, { tooltip: 'Another sentence.' }))).toEqual([])
  expect(await relearnedBy(() => send('DELETE', `/${id}`, { version: 4 }))).toEqual(['learn-words'])
  const category = { name: 'Beds', tooltip: 'For sleep.', rank: 1 }
  const called = (fields: object, version: number) => () => send('PUT', '/categories/5', { ...fields, version })
  expect(await relearnedBy(called(category, 1))).toEqual(all)
  expect(await relearnedBy(called({ ...category, tooltip: 'For rest.' }, 2))).toEqual([])
})

test('changeKind invalid, createQuestion conflict: a kind asks up to 40 questions that there are', async () => {
  const { fields } = await read('/kinds')
  const asked = fields.slice(0, 41).map(({ field_name }: { field_name: string }) => {
    return { field_name, field_required: false }
  })
  const { id } = await makeKind({ name: 'Questionnaire' })
  const errorsOf = async (questions: object[]) => (await changeKind(id, { questions })).body.errors
  expect(await errorsOf([{ field_name: 'unheard_of', field_required: false }])).toEqual({
    questions: [breaks.unknownQuestion('unheard_of')],
  })
  expect(await errorsOf(asked)).toMatchObject({ questions: [expect.any(String)] })
  for (const most of [40, 39]) expect(await errorsOf(asked.slice(0, most))).toBeUndefined()
  const ask = (label: string) => send('POST', '/questions', newQuestion({ kind_id: id, label }))
  expect((await ask('The last one')).status).toBe(200)
  const full = await ask('One too many')
  expect([full.status, full.body.error]).toEqual([409, tooManyQuestions])
})

test('what nobody has changed has one version: what was delivered', async () => {
  const first = async (kind: string, key: number | string) => (await read(`/versions/${kind}/${key}`)) as object[]
  const { db } = program.ctx
  const row = (table: 'worry_signals' | 'screening_signals') =>
    db.selectFrom(table).select(['id', 'name', 'words']).where('id', '=', 2).executeTakeFirstOrThrow()
  const { id: _, ...signal } = await row('worry_signals')
  const { id: __, ...screening } = await row('screening_signals')
  const { categories, conditions } = await read('/kinds')
  const { id: typeId, name: typeName } = categories[0].kinds[0]
  for (const [kind, key, fields] of [
    ['type', typeId, { name: typeName, retired: false }],
    ['question', 'brand', { label: expect.any(String), answer: 'text', min: '', unit: 'none' }],
    ['category', categories[1].id, { name: categories[1].name, rank: categories[1].rank }],
    ['condition', conditions[1].id, { name: conditions[1].name, tooltip: conditions[1].tooltip }],
    ['signal', 2, signal],
    ['screening', 2, screening],
    ['place', 4, { name: 'Burnaby' }],
    ['prohibited', 2, { what: expect.any(String) }],
  ] as const)
    expect([kind, await first(kind, key)]).toMatchObject([kind, [{ version: 1, changed_by: null, fields }]])
})

test('what is sent as it stands is taken as it is, though a change of it would be refused, and gets no new version', async () => {
  const { id } = await makeKind({ name: 'Hammock' })
  const { field_name } = (await send('POST', '/questions', newQuestion({ kind_id: id, label: 'Sag' }))).body.data
  const { db } = program.ctx
  await db.updateTable('equipment_types').set({ name: 'Cаne' }).where('id', '=', id).execute()
  await db.updateTable('equipment_fields').set({ maximum: -1 }).where('name', '=', field_name).execute()
  const {
    field_name: _,
    kinds: __,
    changed_at_utc: ___,
    changed_by: ____,
    ...question
  } = await read(`/kinds/questions/${field_name}`)
  const changeQuestion = (changes: object) => send('PUT', `/questions/${field_name}`, { ...question, ...changes })
  const same = [await changeKind(id, {}), await changeQuestion({})]
  expect(same.map(({ status, body }) => [status, body.data.version])).toEqual([
    [200, 2],
    [200, 1],
  ])
  const changed = [await changeKind(id, { tooltip: 'It hangs.' }), await changeQuestion({ reason: 'It hangs.' })]
  expect(changed.map(({ status }) => status)).toEqual([422, 422])
})

test('changeKind conflict: a kind that was removed comes back only where there is room for it', async () => {
  const { id } = await makeKind({ name: 'Seesaw' })
  await send('DELETE', `/${id}`, { version: 1 })
  const { category_id: _, ...fields } = newKind({ name: 'Seesaw' })
  const { db } = program.ctx
  const { count } = await db
    .selectFrom('equipment_types')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const row = { category_id: 1, tooltip: '', synonyms: [], cleaning: '', flags: [] }
  const others = Array.from({ length: 100 - Number(count) }, (_, at) => ({ ...row, id: 3_000 + at, name: `No. ${at}` }))
  await db.insertInto('equipment_types').values(others).execute()
  const full = await send('PUT', `/${id}`, { ...fields, version: 2 })
  expect([full.status, full.body.error]).toEqual([409, kindsFull])
  await db.deleteFrom('equipment_types').where('id', '=', 3_000).execute()
  expect((await send('PUT', `/${id}`, { ...fields, version: 2 })).status).toBe(200)
  // One that is there already needs no more room, and the last room is for a new one too.
  expect((await send('PUT', `/${id}`, { ...fields, tooltip: 'Up and down.', version: 3 })).status).toBe(200)
  await db.deleteFrom('equipment_types').where('id', '=', 3_001).execute()
  const made = [await send('POST', '', newKind({ name: 'Last' })), await send('POST', '', newKind({ name: 'No room' }))]
  expect(made.map(({ status }) => status)).toEqual([200, 409])
})
