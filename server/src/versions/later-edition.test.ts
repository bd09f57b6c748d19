import { normalizeLookAlikes } from '@reable/contract/messages/find-words'
import { placeNameError } from '@reable/contract/places/edited-rules'
import { insteadError, prohibitedWordsError, whatError } from '@reable/contract/prohibited/rules'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '#catalogue'
import { seedReferenceData } from '#seeds/reference'
import prohibitedItems from '../../seeds/prohibited-items.json' with { type: 'json' }
import taxonomy from '../../seeds/taxonomy.json' with { type: 'json' }
import { newKind } from '../kinds/testing.ts'
import { call, type Program } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'

let program: Program
let steward: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
})
afterAll(() => program.close())

const read = async (url: string) => (await get(program, `/console${url}`, steward)).body.data
const write = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object) => {
  const answer = await call(program, method, `/console${url}`, steward, body)
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return answer.body.data
}

/** As when a newer program starts, whose reference data differs from what was seeded last. */
async function startAnew(): Promise<void> {
  await program.ctx.db.updateTable('reference_editions').set({ digest: 'of before' }).execute()
  await seedReferenceData(program.ctx)
}

const named = (name: string) => (each: { name: string }) => each.name === name

test('a later edition leaves alone the places, categories and items that stewards have changed or removed', async () => {
  const delta = (await read('/places')).places.find(named('Delta'))
  const { id, latitude, longitude } = delta
  const place = { name: 'Delta and Ladner', latitude, longitude, rank: 1, closed: true }
  await write('PUT', `/places/${id}`, { ...place, version: 1 })
  const beds = (await read('/kinds')).categories.find(({ id }: { id: number }) => id === 5)
  await write('PUT', '/kinds/categories/5', { name: 'Beds', tooltip: beds.tooltip, rank: 2, version: 1 })
  await write('PUT', '/prohibited/2', { what: 'Gas', instead: '', words: ['gas bottle'], version: 1 })
  await write('DELETE', '/prohibited/4', { version: 1 })
  await startAnew()
  expect((await read('/places')).places[0]).toMatchObject({ id, ...place })
  expect((await read('/kinds')).categories[0]).toMatchObject({ id: 5, name: 'Beds', rank: 2 })
  const { items } = await read('/prohibited')
  expect(items.find(({ id }: { id: number }) => id === 2).words).toEqual(['gas bottle'])
  expect(items.some(({ id }: { id: number }) => id === 4)).toBe(false)
})

test('a later edition with a name that volunteers gave to something of theirs starts: theirs stands', async () => {
  const kind = await write('POST', '/kinds', newKind({ name: 'Stair Climber' }))
  const surrey = (await read('/places')).places.find(named('Surrey'))
  const { id: _, posts: __, changed_at_utc: ___, changed_by: ____, ...form } = surrey
  await write('PUT', `/places/${surrey.id}`, { ...form, name: 'Surrey North' })
  const own = await write('POST', '/places', { ...form, name: 'White rock city', version: undefined })
  await program.ctx.db.updateTable('locations').set({ name: 'A town' }).where('name', '=', 'White Rock').execute()
  await write('PUT', `/places/${own.id}`, { ...form, name: 'WHITE ROCK', version: 1 })
  await startAnew()
  const types = {
    id: 900,
    category_id: 1,
    name: 'Stair climber',
    tooltip: 'Climbs.',
    synonyms: [],
    cleaning: '',
    flags: [],
  }
  const edition = {
    categories: [],
    conditions: [],
    fields: [],
    types: [types, { ...types, id: 901, name: 'Moon boot' }],
  }
  const typeFields = [900, 901].map((equipment_type_id) => ({
    ...{ equipment_type_id, field_name: 'brand', required: false, position: 0 },
  }))
  const said: object[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => said.push(JSON.parse(line)) })
  await seedCatalogue({ ...program.ctx, log }, { ...edition, typeFields })
  expect(said).toMatchObject([{ table: 'equipment_types', ids: [900] }])
  const [first] = (await read('/kinds')).categories.filter(({ id }: { id: number }) => id === 1)
  const names = first.kinds.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['Stair Climber', 'Moon boot']))
  expect(names).not.toContain('Stair climber')
  expect((await read(`/kinds/${kind.id}`)).version).toBe(1)
  const places = (await read('/places')).places.map(({ name }: { name: string }) => name)
  expect(places).toEqual(expect.arrayContaining(['Surrey North', 'WHITE ROCK', 'A town']))
  const found = await get(program, '/api/geocode?postal_code=V4B1A1')
  expect([found.status, found.body.data?.municipal]).toEqual([200, 'A town'])
})

test('whatever came with the program is valid as it is, so that it can be brought back', () => {
  for (const { name } of taxonomy.locations) expect([name, placeNameError(name)]).toEqual([name, undefined])
  for (const { what, instead, words } of prohibitedItems)
    expect([what, whatError(what), insteadError(instead), prohibitedWordsError(words)]).toEqual([
      ...[what, undefined, undefined, undefined],
    ])
  const words = prohibitedItems.flatMap((item) => item.words.map(normalizeLookAlikes))
  expect(new Set(words).size).toBe(words.length)
})
