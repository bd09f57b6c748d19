import { breaks, informationError, kindNameError, questionErrors, synonymsError } from '@reable/contract/kinds/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalogue, type EquipmentType, readCatalogue } from '#catalogue'
import { seedReferenceData } from '#seeds/reference'
import { reindexListings } from '../listings/search/reindex-listings.ts'
import { call, type Program, rowOf, setListing } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { requireSoundKind } from './check-kind.ts'
import { kindFieldsOf, questionFieldsOf } from './kind-fields.ts'
import { trimmedQuestion } from './save-question.ts'
import { newKind, newQuestion } from './testing.ts'

let program: Program
let steward: Record<string, string>
let listing: number

const rollator = 11

beforeAll(async () => {
  program = await testProgram()
  steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
  const properties = {
    walker_wheels: 'Two front',
    cleaned: 'Wiped clean',
    item_weight_lb: '9.5',
    serial_private: 'SN 4',
  }
  listing = await someListing(program.ctx, await someone(program.ctx), { properties })
})
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

test('changeQuestion invalid: what listings say stays valid, and it is said how many say it', async () => {
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
  expect((await call(program, 'PUT', '/console/kinds/12', steward, kind)).status).toBe(200)
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

test('a question has the words of its label in its name, and a number where there is one already', async () => {
  const make = (changes: object) => call(program, 'POST', '/console/kinds/questions', steward, newQuestion(changes))
  const names = [
    await make({ label: 'Tilt (angle)' }),
    await make({ label: 'Tilt: angle' }),
    await make({ label: '座' }),
    await make({ label: 'x'.repeat(70), unit: 'in' }),
    await make({ label: 'Côté', answer: 'text', min: '', max: '', filter: 'none', unit: 'in' }),
    await make({ label: 'Tilt - angle' }),
  ]
  expect(names.map(({ body }) => body.data.field_name)).toEqual([
    ...['tilt_angle', 'tilt_angle_2', 'question', `${'x'.repeat(60)}_in`, 'cote', 'tilt_angle_3'],
  ])
})

test('changeQuestion invalid: a bound is as narrow as what listings say, and wide again at any time; the unit stays', async () => {
  const angle = newQuestion({ label: 'Turning angle', min: '5' })
  await call(program, 'POST', '/console/kinds/questions', steward, angle)
  const owner = await someone(program.ctx)
  const [wheels] = (await read('/questions/walker_wheels')).options
  for (const said of ['3', '30', '95']) {
    const id = await someListing(program.ctx, owner, { properties: { walker_wheels: wheels, cleaned: 'Wiped clean' } })
    await setListing(program.ctx, id, { properties: { turning_angle: said } })
  }
  const change = (changes: object) => changeQuestion('turning_angle', changes)
  expect(await change({ unit: 'in' })).toEqual([422, { unit: [breaks.unit(3)] }])
  expect(await change({ max: '80' })).toEqual([422, { max: [breaks.most(1)] }])
  expect(await change({ min: '10' })).toEqual([422, { min: [breaks.least(1)] }])
  expect(await change({ min: '2', max: '99' })).toEqual([200, undefined])
  expect(await change({ min: '3', max: '95' })).toEqual([200, undefined])
})

test('changeQuestion invalid: what Will it fit? reads stays a number; a choice that nobody gave goes', async () => {
  const changes = { answer: 'text', filter: 'none' }
  expect(await changeQuestion('item_weight_lb', changes)).toEqual([422, { answer: [breaks.readByChecks] }])
  const choice = { label: 'Side', answer: 'choice', options: ['Left', 'Right', 'Both'], filter: 'one_of' }
  await call(program, 'POST', '/console/kinds/questions', steward, newQuestion({ ...choice, min: '', max: '' }))
  expect(await changeQuestion('side', { options: ['Left', 'Right'] })).toEqual([200, undefined])
  expect((await read('/questions/side')).options).toEqual(['Left', 'Right'])
})

test('a question goes from a kind none of whose listings answer it, whatever those of other kinds say', async () => {
  const { fields, name, tooltip, synonyms, retired, version } = await read('/13')
  const asked = fields.map(({ field_name }: { field_name: string }) => ({ field_name, field_required: false }))
  const form = { name, tooltip, synonyms, retired }
  const send = (questions: object[], seen: number) =>
    call(program, 'PUT', '/console/kinds/13', steward, { ...form, questions, version: seen })
  const shared = { field_name: 'walker_wheels', field_required: false }
  expect((await send([...asked, shared], version)).status).toBe(200)
  expect((await send(asked, version + 1)).status).toBe(200)
})

test('a question that is changed leaves all others as they are, and a new one is asked of nobody who does not want to say', async () => {
  await call(program, 'POST', '/console/kinds/questions', steward, newQuestion({ label: 'Pitch' }))
  expect(await changeQuestion('pitch', { label: 'Pitch of it', filter: 'none' })).toEqual([200, undefined])
  expect((await read('/questions/brand')).label).not.toBe('Pitch of it')
  const asks = (await read('/12')).fields.find(({ field_name }: { field_name: string }) => field_name === 'pitch')
  expect(asks).toMatchObject({ label: 'Pitch of it', field_required: false })
  const [all, versions] = [await read(''), (await get(program, '/console/versions/type/12', steward)).body.data]
  expect(all.fields.find(({ field_name }: { field_name: string }) => field_name === 'walker_wheels')).toMatchObject({
    field_required: false,
  })
  expect(versions[0].fields.questions.at(-1)).toEqual({ field_name: 'pitch', field_required: false })
})

test('the page of a question names the kinds that ask it, and no others', async () => {
  const { field_name: name } = (
    await call(program, 'POST', '/console/kinds/questions', steward, newQuestion({ label: 'Asked by two' }))
  ).body.data
  const walker = { id: 12, name: 'Walker (no seat)' }
  expect((await read(`/questions/${name}`)).kinds).toEqual([walker])
  const questions = [{ field_name: name, field_required: false }]
  const { id } = (await call(program, 'POST', '/console/kinds', steward, newKind({ name: 'Asking kind', questions })))
    .body.data
  expect((await read(`/questions/${name}`)).kinds).toEqual([walker, { id, name: 'Asking kind' }])
})
