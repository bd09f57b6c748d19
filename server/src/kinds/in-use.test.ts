import { breaks, informationError, kindNameError, questionErrors, synonymsError } from '@reable/contract/kinds/rules'
import { afterAll, expect, test } from 'vitest'
import { type Catalogue, type EquipmentType, readCatalogue } from '#catalogue'
import { seedReferenceData } from '#seeds/reference'
import { reindexListings } from '../listings/search/reindex-listings.ts'
import { call, rowOf } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { requireSoundKind } from './check-kind.ts'
import { kindFieldsOf, questionFieldsOf } from './kind-fields.ts'
import { trimmedQuestion } from './save-question.ts'

const rollator = 11

const program = await testProgram()
const steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
const properties = {
  walker_wheels: 'Two front',
  cleaned: 'Wiped clean',
  item_weight_lb: '9.5',
  serial_private: 'SN 4',
}
const listing = await someListing(program.ctx, await someone(program.ctx), { properties })
afterAll(() => program.close())

const read = async (url: string) => (await get(program, `/console/kinds${url}`, steward)).body.data

async function changeQuestion(name: string, changes: object) {
  const { field_name: _, kinds: __, changed_at_utc: ___, changed_by: ____, ...form } = await read(`/questions/${name}`)
  const { status, body } = await call(program, 'PUT', `/console/kinds/questions/${name}`, steward, {
    ...form,
    ...changes,
  })
  return [status, body.errors]
}

test('what listings say stays valid, and it is said how many say it', async () => {
  const { options } = await read('/questions/walker_wheels')
  const without = options.filter((option: string) => option !== 'Two front')
  expect(await changeQuestion('walker_wheels', { options: without })).toEqual([
    422,
    { options: [breaks.choice('Two front', 1)] },
  ])
  expect(await changeQuestion('item_weight_lb', { min: '10' })).toEqual([422, { min: [breaks.least(1)] }])
  expect(await changeQuestion('item_weight_lb', { max: '9' })).toEqual([422, { max: [breaks.most(1)] }])
  expect(await changeQuestion('item_weight_lb', { unit: 'in' })).toEqual([422, { unit: [breaks.readByChecks] }])
  expect(await changeQuestion('walker_wheels', { answer: 'text', filter: 'none' })).toEqual([
    422,
    { answer: [breaks.answer(1)] },
  ])
  expect(await changeQuestion('serial_private', { private: false })).toEqual([422, { private: [breaks.shown(1)] }])
})

test('a question that listings answer stays with their kind; one that nobody answers goes, and comes back with its version', async () => {
  const type = (await rowOf(program.ctx, listing)).equipment_type_id
  const { fields, ...kind } = await read(`/${type}`)
  const form = (names: string[]) => ({
    ...{ name: kind.name, tooltip: kind.tooltip, synonyms: kind.synonyms, retired: false, version: kind.version },
    questions: names.map((field_name) => ({ field_name, field_required: false })),
  })
  const names: string[] = fields.map(({ field_name }: { field_name: string }) => field_name)
  const send = (remaining: string[]) => call(program, 'PUT', `/console/kinds/${type}`, steward, form(remaining))
  const refused = await send(names.filter((name) => name !== 'item_weight_lb'))
  const label = fields.find(({ field_name }: { field_name: string }) => field_name === 'item_weight_lb').label
  expect([refused.status, refused.body.errors]).toEqual([422, { questions: [breaks.question(label, 1)] }])
  const changed = await send(names.filter((name) => name !== 'brand'))
  expect(changed.body.data.fields.map(({ field_name }: { field_name: string }) => field_name)).not.toContain('brand')
  const [, before] = (await get(program, `/console/versions/type/${type}`, steward)).body.data
  const { category_id: _, ...was } = before.fields
  const back = await call(program, 'PUT', `/console/kinds/${type}`, steward, { ...was, version: 2 })
  expect(back.body.data).toMatchObject({ version: 3, fields })
})

test('a retired choice is offered no more, keeps its place, and stays valid for who says it', async () => {
  const { options } = await read('/questions/walker_wheels')
  const remaining = options.filter((option: string) => option !== 'Two front')
  const before = (await rowOf(program.ctx, listing)).measures
  const changes = { options: ['Five', ...remaining], retired_options: ['Two front'] }
  expect(await changeQuestion('walker_wheels', changes)).toEqual([200, undefined])
  await reindexListings(program.ctx, { after: 0 })
  expect((await rowOf(program.ctx, listing)).measures.slice(0, before.length)).toEqual(before)
  const { body } = await get(program, `/api/posts/equipment_fields?id=12`)
  const asked = body.data.find(({ field_name }: { field_name: string }) => field_name === 'walker_wheels')
  expect([asked.options.map(({ name }: { name: string }) => name), asked.retired_options]).toEqual([
    ['Five', ...remaining],
    [{ name: 'Two front' }],
  ])
  // A choice that nobody gave goes.
  expect(await changeQuestion('walker_wheels', { options: ['Five', remaining[0]] })).toEqual([200, undefined])
})

test('reference data of a later edition leave alone what volunteers have changed, and bring what they have not', async () => {
  const { name, tooltip, synonyms, retired, version } = await read(`/${rollator}`)
  const kind = { name, tooltip, synonyms: [...synonyms, 'zimmerling'], retired, version, questions: [] }
  await call(program, 'PUT', `/console/kinds/${rollator}`, steward, kind)
  await program.ctx.db.deleteFrom('reference_editions').execute()
  await program.ctx.db.updateTable('equipment_types').set({ tooltip: 'An older text.' }).where('id', '=', 2).execute()
  await seedReferenceData(program.ctx)
  expect(await read(`/${rollator}`)).toMatchObject({ synonyms: kind.synonyms, fields: [], version: 2 })
  expect((await read('/2')).tooltip).not.toBe('An older text.')
})

test('a listing is found by what its kind is called since a volunteer said so', async () => {
  const { name, tooltip, retired, version, fields } = await read('/12')
  const questions = fields.map(({ field_name, field_required }: { field_name: string; field_required: boolean }) => {
    return { field_name, field_required }
  })
  const kind = { name, tooltip, synonyms: ['zimmerling'], retired, version, questions }
  await program.database.pool.query('delete from graphile_worker._private_jobs')
  expect((await call(program, 'PUT', '/console/kinds/12', steward, kind)).status).toBe(200)
  const { rows } = await program.database.pool.query('select key from graphile_worker._private_jobs')
  expect(rows).toContainEqual({ key: 'relearn-listings' })
  await reindexListings(program.ctx, { after: 0 })
  const { body } = await get(program, '/posts?search_query=zimmerling')
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([listing])
})

test('whatever came with the program is valid as it is, so that it can be brought back', async () => {
  const fresh = await testProgram()
  const catalogue = await readCatalogue(fresh.ctx)
  expect(catalogue.fields.size).toBeGreaterThan(100)
  for (const field of catalogue.fields.values()) {
    const question = questionFieldsOf(field)
    expect([field.name, questionErrors(question), trimmedQuestion(question)]).toEqual([field.name, {}, question])
  }
  for (const { id, name, tooltip, synonyms } of [...catalogue.types.values(), ...conditionsOf(catalogue)]) {
    const errors = [kindNameError(name), informationError(tooltip), synonymsError(synonyms)]
    expect([name, ...errors]).toEqual([name, undefined, undefined, undefined])
    if (!catalogue.types.has(id)) continue
    const fields = kindFieldsOf(catalogue.types.get(id) as EquipmentType)
    await requireSoundKind(fresh.ctx, { id, fields, catalogue })
  }
  await fresh.close()
})

const conditionsOf = ({ conditions }: Catalogue) => [...conditions.values()].map((one) => ({ ...one, synonyms: [] }))
