import { searchNameBreaks } from '@reable/contract/search-names/rules'
import { afterAll, expect, test } from 'vitest'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { recordSearch } from '../search/recent-searches.ts'
import { call } from '../testing.ts'
import { searchNamesOf } from './search-names.ts'

const program = await testProgram()
const steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
afterAll(() => program.close())

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object) =>
  call(program, method, `/console/search_names${url}`, steward, body)
const list = async (query = '') => (await get(program, `/console/search_names?${query}`, steward)).body.data
const named = async (name: string) => (await list(`q=${encodeURIComponent(name)}`)).names
const read = async (name: string) => (await searchNamesOf(program.ctx)).find((each) => each.name === name)?.typeIds
const form = { name: 'Wheely thing', language: 'en', sort: 'name', equipment_type_ids: [11, 12] }

test('a name is read by within a second of its saving; changed, removed and brought back it is the same', async () => {
  const { id, version } = (await send('POST', '', form)).body.data
  await expect.poll(() => read('Wheely thing')).toEqual([11, 12])
  expect(await named('wheely')).toMatchObject([{ ...form, id, version: 1 }])
  const changed = { ...form, name: 'Wheely', equipment_type_ids: [12] }
  expect((await send('PUT', `/${id}`, { ...changed, version })).body.data).toMatchObject({ ...changed, version: 2 })
  expect((await send('PUT', `/${id}`, { ...form, version })).status).toBe(409)
  await expect.poll(() => read('Wheely')).toEqual([12])
  expect((await send('DELETE', `/${id}`, { version: 2 })).status).toBe(200)
  await expect.poll(() => read('Wheely')).toBeUndefined()
  expect((await list()).removed).toEqual([{ id, name: 'Wheely' }])
  await send('PUT', `/${id}`, { ...changed, version: 3 })
  expect(await named('wheely')).toMatchObject([{ ...changed, id, version: 4 }])
  const log = (await get(program, `/console/log?q=search_name%20${id}`, steward)).body.data
  expect(log.map(({ act }: { act: string }) => act)).toEqual(Array(4).fill('change_kinds'))
})

test('what is there already, in capitals too, and a kind that does not exist are refused at their fields', async () => {
  const errorsOf = async (changes: object) => (await send('POST', '', { ...form, ...changes })).body.errors
  expect(await errorsOf({ name: 'CHAIRLIFT' })).toEqual({ name: [searchNameBreaks.taken('CHAIRLIFT')] })
  expect(await errorsOf({ name: 'new', equipment_type_ids: [4_000] })).toEqual({
    equipment_type_ids: [searchNameBreaks.kinds],
  })
  expect(await errorsOf({ name: ' - ', equipment_type_ids: [] })).toEqual({
    name: ['Please write the name or need with a letter or a digit'],
    equipment_type_ids: ['Please choose one or more kinds'],
  })
  expect((await send('PUT', '/999999', { ...form, version: 1 })).status).toBe(404)
  expect((await send('DELETE', '/999999', { version: 1 })).status).toBe(404)
})

test('searches that found nothing are listed by how often they were made, and a name says which searches it changes', async () => {
  const searches = ['wheely walkers', 'red tub', 'out the big tub', 'wheely walkers', '大轮椅子']
  for (const words of searches) recordSearch(program.ctx, words, words === 'red tub' ? 3 : 0)
  const missed = (await get(program, '/console/search_names/missed', steward)).body.data
  expect(missed).toEqual([
    { words: 'wheely walkers', searches: 2 },
    { words: '大轮椅子', searches: 1 },
    { words: 'out the big tub', searches: 1 },
  ])
  const changes = async (name: string, sort: string) => {
    const { of, found, searches } = (await send('POST', '/try', { name, sort })).body.data
    return [of, found, searches.map(({ words }: { words: string }) => words)]
  }
  expect(await changes('Wheely Walker', 'name')).toEqual([5, 2, ['wheely walkers']])
  expect(await changes('tub out', 'name')).toEqual([5, 0, []])
  expect(await changes('tub out', 'need')).toEqual([5, 1, ['out the big tub']])
  expect(await changes('轮椅', 'name')).toEqual([5, 1, ['大轮椅子']])
  expect(await changes('heely', 'name')).toEqual([5, 0, []])
})
