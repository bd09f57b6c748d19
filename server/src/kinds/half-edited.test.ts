import { afterAll, describe, expect, test } from 'vitest'
import { call } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { type Broken, isWhole, whole } from '../platform/database/testing-whole.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'
import { newKind, newQuestion } from './testing.ts'

const program = await testProgram()
const steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
afterAll(() => program.close())

/** A call of a steward, which throws where it is refused. */
async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body: object): Promise<void> {
  const { status } = await call(program, method, `/console${url}`, steward, body)
  if (status !== 200) throw new Error(`answered with ${status}`)
}
const read = async (url: string) => (await get(program, `/console${url}`, steward)).body.data

const tables = ['equipment_types', 'equipment_type_fields', 'equipment_fields', 'versions']
const stored = ['categories', 'conditions', ...tables]
let number = 0

const kindOf = async (name: string): Promise<{ id: number; version: number }> => {
  const { id } = await program.ctx.db
    .selectFrom('equipment_types')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id, version: (await read(`/kinds/${id}`)).version }
}
const brand = [{ field_name: 'brand', field_required: true }]

/** One after the other, of one and the same kind. */
const kindActions: Record<string, (name: string) => Promise<void>> = {
  'is made': (name) => send('POST', '/kinds', newKind({ name, questions: brand })),
  'has another name': async (name) => {
    const { category_id: _, ...form } = newKind({ name, synonyms: [`${name} too`], questions: brand })
    const { id, version } = await kindOf(name)
    return send('PUT', `/kinds/${id}`, { ...form, version })
  },
  'is removed': async (name) => {
    const { id, version } = await kindOf(name)
    return send('DELETE', `/kinds/${id}`, { version })
  },
}

describe('a kind is edited whole or not at all, when this cannot be written:', () => {
  test.each<[string, Broken]>([
    ['the kind', { table: 'equipment_types' }],
    ['its version', { table: 'versions' }],
  ])('%s', async (_words, broken) => {
    const name = `Swing ${++number}`
    for (const [action, act] of Object.entries(kindActions)) {
      const outcome = await isWhole(program.database.pool, broken, stored, () => act(name))
      expect([action, outcome]).toEqual([action, whole])
    }
  })
})

const makeQuestion = () => send('POST', '/kinds/questions', newQuestion({ label: `Angle ${++number}` }))

async function changeQuestion(): Promise<void> {
  const question = await read('/kinds/questions/brand')
  const { field_name: _, kinds: __, changed_at_utc: ___, changed_by: ____, ...form } = question
  return send('PUT', '/kinds/questions/brand', { ...form, tooltip: `Read it on the frame, ${question.version}.` })
}

/** Changes a condition or a category, which stands in the list of kinds with its version. */
const change = (what: 'conditions' | 'categories', id: number, fields: object) => async () => {
  const { version } = (await read('/kinds'))[what].find((one: { id: number }) => one.id === id)
  return send('PUT', `/kinds/${what}/${id}`, { ...fields, tooltip: `It works, ${version}.`, version })
}
const changeCondition = change('conditions', 4, { name: 'Worn' })
const changeCategory = change('categories', 5, { name: 'Beds', rank: 1 })

const version = { table: 'versions' }
const versionOf = (kind: string): Broken => ({ ...version, on: 'insert', when: `new.kind = '${kind}'` })

test.each<[string, Broken, () => Promise<void>]>([
  ['the version of a new question', versionOf('question'), makeQuestion],

  ['a question', { table: 'equipment_fields' }, changeQuestion],

  ['a condition', { table: 'conditions' }, changeCondition],

  ['a category', { table: 'categories' }, changeCategory],
])('what kinds are made of is edited whole or not at all, when %s cannot be written', async (_words, broken, act) => {
  expect(await isWhole(program.database.pool, broken, stored, act)).toEqual(whole)
})
