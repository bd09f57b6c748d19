import { breaks } from '@reable/contract/kinds/rules'
import { typeRetired } from '@reable/contract/listings/rules'
import { afterAll, expect, test, vi } from 'vitest'
import { catalogueOf } from '#catalogue'
import { call, type Program, readyUpload, walkerForm } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'
import { secondProgram } from '../testing-second-program.ts'
import { newKind, newQuestion } from './testing.ts'

const program = await testProgram()
const other = await secondProgram(program)
const steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
const owner = await someone(program.ctx)
afterAll(async () => {
  await other.close()
  await program.close()
})

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object) =>
  call(program, method, `/console/kinds${url}`, steward, body)
const read = async (url: string) => (await get(program, `/console/kinds${url}`, steward)).body.data
const errorsOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.errors]

/** The form of a kind as it stands, to be sent with changes. */
async function kindForm(id: number) {
  const { name, tooltip, synonyms, retired, fields, version } = await read(`/${id}`)
  const questions = fields.map(({ field_name, field_required }: { field_name: string; field_required: boolean }) => {
    return { field_name, field_required }
  })
  return { name, tooltip, synonyms, retired, questions, version }
}
const changeKind = async (id: number, changes: object) => send('PUT', `/${id}`, { ...(await kindForm(id)), ...changes })

/** The form of a question as it stands. */
async function questionForm(name: string) {
  const { field_name: _, kinds: __, changed_at_utc: ___, changed_by: ____, ...form } = await read(`/questions/${name}`)
  return form
}
const publish = async (changes: object) =>
  call(program, 'POST', '/posts', await signedIn(program.ctx, owner), {
    post: { ...walkerForm, images: [await readyUpload(program.ctx, owner)], ...changes },
  })

const found = async ({ app }: Pick<Program, 'app'>, query: string) => {
  const { data: posts } = (await app.inject(`/v1/posts?${query}`)).json()
  return posts.map(({ title }: { title: string }) => title)
}

test('a new kind with two measures is offered, listed and filtered for at once, and within a second in every program', async () => {
  const { body } = await send('POST', '', newKind({ name: 'Stair climber', synonyms: ['climbing chair'] }))
  const { id } = body.data
  const seat = await send('POST', '/questions', newQuestion({ kind_id: id, label: 'Seat angle', unit: 'none' }))
  expect(seat.body.data.field_name).toBe('seat_angle')
  await send('POST', '/questions', newQuestion({ kind_id: id, label: 'Largest step', unit: 'in', min: '4', max: '12' }))
  const answer = await publish({
    ...{ equipment_type_id: id, title: 'Climber for a narrow stair' },
    properties: { seat_angle: '12', largest_step_in: '8.5' },
  })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  for (const each of [program, other]) {
    const within = (most: number) => `categories[]=Stair climber&field.largest_step_in.to=${most}`
    await vi.waitFor(async () => expect((await each.app.inject(`/v1/posts?${within(9)}`)).statusCode).toBe(200), {
      timeout: 60_000,
    })
    expect(await found(each, within(9))).toEqual(['Climber for a narrow stair'])
    expect(await found(each, within(8))).toEqual([])
    expect((await catalogueOf(each.ctx)).types.get(id)?.name).toBe('Stair climber')
  }
  const tooLong = await publish({ equipment_type_id: id, properties: { seat_angle: '99999.999' } })
  expect(tooLong.body.errors).toEqual({ seat_angle: [expect.stringContaining('Seat angle: give a number')] })
})

test('a kind with listings stays; retired, it is not offered any more and still shown, found and edited', async () => {
  const { id } = (await send('POST', '', newKind({ name: 'Rope ladder' }))).body.data
  await vi.waitFor(async () => expect((await catalogueOf(program.ctx)).types.has(id)).toBe(true), { timeout: 60_000 })
  expect((await publish({ equipment_type_id: id, title: 'Ladder of rope', properties: {} })).status).toBe(200)
  const refused = await send('DELETE', `/${id}`, { version: 1 })
  expect([refused.status, refused.body.error]).toEqual([409, breaks.removal(1, 0)])
  expect((await changeKind(id, { retired: true })).status).toBe(200)
  await vi.waitFor(async () => expect((await catalogueOf(program.ctx)).types.get(id)?.retired).toBe(true), {
    timeout: 60_000,
  })
  const again = await publish({ equipment_type_id: id, properties: {} })
  expect(errorsOf(again)).toEqual([422, { equipment_type_id: [typeRetired] }])
  expect(await found(program, 'categories[]=Rope ladder')).toEqual(['Ladder of rope'])
})

test('a kind without listings is removed, and brought back by its versions as it was', async () => {
  const { id } = (await send('POST', '', newKind({ name: 'Sedan chair', synonyms: ['litter'] }))).body.data
  expect((await send('DELETE', `/${id}`, { version: 1 })).status).toBe(200)
  expect((await get(program, `/console/kinds/${id}`, steward)).status).toBe(404)
  expect((await read('')).removed).toEqual([{ id, name: 'Sedan chair' }])
  const [removed, first] = (await get(program, `/console/versions/type/${id}`, steward)).body.data
  expect([removed.version, removed.fields, first.version]).toEqual([2, null, 1])
  const { category_id: _, ...fields } = first.fields
  expect((await send('PUT', `/${id}`, { ...fields, version: 2 })).body.data).toMatchObject({
    ...{ name: 'Sedan chair', synonyms: ['litter'], version: 3 },
  })
  const other = (await send('POST', '', newKind({ name: 'Another chair' }))).body.data
  expect(other.id).toBe(id + 1)
})

test('of two who change the same kind, question or condition, the second is told', async () => {
  const kind = await kindForm(12)
  expect((await send('PUT', '/12', { ...kind, tooltip: 'A frame without wheels.' })).status).toBe(200)
  expect((await send('PUT', '/12', { ...kind, tooltip: 'A frame with wheels.' })).status).toBe(409)
  expect((await read('/12')).tooltip).toBe('A frame without wheels.')
  const question = await questionForm('seat_width_in')
  expect((await send('PUT', '/questions/seat_width_in', { ...question, reason: 'Hips.' })).status).toBe(200)
  expect((await send('PUT', '/questions/seat_width_in', { ...question, reason: 'Knees.' })).status).toBe(409)
  const fair = { name: 'Fair', tooltip: 'It works, and looks used.', version: 1 }
  expect((await send('PUT', '/conditions/4', fair)).body.data).toMatchObject({ ...fair, version: 2 })
  expect((await send('PUT', '/conditions/4', fair)).status).toBe(409)
  const unchanged = { ...fair, version: 2 }
  expect((await send('PUT', '/conditions/4', unchanged)).body.data.version).toBe(2)
})

test('what is wrong with a kind, a question or a condition is said with a sentence at each field', async () => {
  expect(errorsOf(await send('POST', '', newKind({ name: 'ROLLATOR (Walker with wheels and seat)' })))).toEqual([
    422,
    { name: [breaks.name('ROLLATOR (Walker with wheels and seat)')] },
  ])
  expect(errorsOf(await send('POST', '', newKind({ name: 'Walking aids' })))[0]).toBe(422)
  const once = { field_name: 'brand', field_required: false }
  expect(errorsOf(await changeKind(13, { questions: [once, once] }))).toEqual([422, { questions: [breaks.twice] }])
  expect(errorsOf(await send('DELETE', '/12', {}))[0]).toBe(422)
  const bad = newQuestion({ kind_id: 12, label: ' ', min: '9', max: '8', filter: 'one_of' })
  expect(errorsOf(await send('POST', '/questions', bad))).toEqual([
    422,
    {
      label: ['Please write the label of the question, such as Seat width'],
      max: ['The most has to be more than the least'],
      filter: ['Please choose a filter that goes with the answer'],
    },
  ])
  expect(errorsOf(await send('PUT', '/conditions/1', { name: 'Good', tooltip: 'So.', version: 1 }))).toEqual([
    422,
    { name: [breaks.name('Good')] },
  ])
  expect((await get(program, '/console/versions/banner/1', steward)).status).toBe(422)
})

test('each change stands in the log, with its versions and without its words', async () => {
  await changeKind(13, { tooltip: 'Another sentence.' })
  const row = await program.ctx.db
    .selectFrom('volunteer_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(row).toMatchObject({
    act: 'change_kinds',
    subject: 'kind',
    subject_id: '13',
    before: { version: 1 },
    after: { version: 2 },
  })
})
