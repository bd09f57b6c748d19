import { beforeAll, expect, test } from 'vitest'
import { catalogueOf } from '#catalogue'
import { locationsOf } from '#places'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import type { ReferenceLists } from '../browse/reference-lists.ts'
import { queryOf } from './query-of.ts'
import { understand } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'
import { vocabularyOf } from './vocabulary-of.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let lists: ReferenceLists
let vocabulary: Vocabulary

beforeAll(async () => {
  program = await testProgram()
  lists = { catalogue: await catalogueOf(program.ctx), locations: await locationsOf(program.ctx) }
  vocabulary = await vocabularyOf(program.ctx)
  return () => program.close()
})

function read(text: string) {
  const { pieces, words } = understand(text, vocabulary, (key) => ['blue', 'basket', 'cushion'].includes(key))
  return { ...queryOf(pieces, lists), ...(words.length && { words: words.join(' ') }) }
}

test.each([
  ['rollator burnaby', { 'categories[]': ['Rollator (walker with wheels and seat)'], 'locations[]': ['Burnaby'] }],
  ['ROLLATOR in Burnaby.', { 'categories[]': ['Rollator (walker with wheels and seat)'], 'locations[]': ['Burnaby'] }],
  ['roll ator near burnby', { 'categories[]': ['Rollator (walker with wheels and seat)'], 'locations[]': ['Burnaby'] }],
  [
    'free hospital bed near Surrey',
    { 'categories[]': ['Hospital bed'], 'locations[]': ['Surrey'], 'price_range[ending_price]': '0' },
  ],
  ['hospitalbed new westminister', { 'categories[]': ['Hospital bed'], 'locations[]': ['New Westminster'] }],
  ['commode N Van', { 'locations[]': ['North Vancouver (City)', 'North Vancouver (District)'] }],
  ['crutches V5H 2N2', { 'categories[]': ['Crutches'], 'locations[]': ['Burnaby'] }],
  ['crutches v5h', { 'categories[]': ['Crutches'], 'locations[]': ['Burnaby'] }],
  ['cane under $20', { 'categories[]': ['Cane'], 'price_range[ending_price]': '20' }],
  ['cane 50 bucks', { 'categories[]': ['Cane'], 'price_range[ending_price]': '50' }],
  [
    'cane $50-100',
    { 'categories[]': ['Cane'], 'price_range[starting_price]': '50', 'price_range[ending_price]': '100' },
  ],
  [
    'cane between 50 and 100',
    { 'categories[]': ['Cane'], 'price_range[starting_price]': '50', 'price_range[ending_price]': '100' },
  ],
  ['cane less than 30', { 'categories[]': ['Cane'], 'price_range[ending_price]': '30' }],
  ['cheap cane', { 'categories[]': ['Cane'], sorted_by: 'price_asc' }],
  ['like new cane', { 'categories[]': ['Cane'], 'conditions[]': ['Like new'] }],
  ['portable ramp 6 ft', { 'categories[]': ['Portable ramp'], 'field.usable_length_ft.from': '6' }],
  ['portable ramp at least 2 metres', { 'categories[]': ['Portable ramp'], 'field.usable_length_ft.from': '6.6' }],
  ['manual wheelchair 18"', { 'field.seat_width_in.from': '17.5', 'field.seat_width_in.to': '18.5' }],
  ['rollator 400 lb', { 'field.weight_capacity_lb.from': '400' }],
  ['rollator up to 20 lbs', { 'field.item_weight_lb.to': '20' }],
  ['invacare rollator', { brand: 'Invacare' }],
  ['drive medical rollator', { brand: 'Drive' }],
  ['rollator with basket', { words: 'basket' }],
  ['hospital bed with mattress', { 'categories[]': ['Hospital bed'], words: 'mattress' }],
  ['I am looking for a cane for my dad please', { 'categories[]': ['Cane'] }],
  ['"burnaby" cane', { 'categories[]': ['Cane'], words: '"burnaby"' }],
  ['cane -wood', { words: 'cane -wood' }],
  ['cane under 100 in surrey', { 'locations[]': ['Surrey'], 'price_range[ending_price]': '100' }],
  ['18 in manual wheelchair', { 'field.seat_width_in.from': '17.5' }],
  ['manual wheelchair 18" seat under 200', { 'field.seat_width_in.from': '17.5', 'price_range[ending_price]': '200' }],
  ['manual wheelchair 24 inch door', { 'field.overall_width_in.to': '24' }],
  ['portable ramp 3 steps', { 'field.usable_length_ft.from': '21' }],
  ['mobility scooter that carries 120 kg', { 'field.weight_capacity_lb.from': '264.6' }],
  ['my hands shake, which cane is good', { 'categories[]': ['Cane'] }],
  ['cannot reach the floor', { 'categories[]': ['Reacher or dressing aid'] }],
  ['cane tri-cities', { 'locations[]': ['Coquitlam', 'Port Coquitlam', 'Port Moody'] }],
  ['canne pas cher', { sorted_by: 'price_asc' }],
])('“%s” is understood', (text, expected) => {
  expect(read(text)).toMatchObject(expected)
})

test('what is not wanted is left out where kinds tell it, and said where they do not', () => {
  expect(read('wheelchair')).toMatchObject({ 'categories[]': expect.arrayContaining(['Power wheelchair']) })
  expect(read('wheelchair, not electric')).toMatchObject({
    'categories[]': expect.not.arrayContaining(['Power wheelchair']),
  })
  expect(understand('cane, not blue, for a tall person', vocabulary, () => true)).toMatchObject({
    words: [],
    ignored: ['tall person', 'not blue'],
  })
})

test('a weight that nothing gives is not told as a size, and what a thing weighs itself is', async () => {
  const notes = async (text: string) =>
    (await get(program, `/posts/understood?search_query=${encodeURIComponent(text)}`)).body.data.notes
  await someListing(program.ctx, await someone(program.ctx))
  expect(await notes('two wheel walker 300 lb')).toEqual([expect.stringMatching(/^None gives 300 lb right now/)])
  expect(await notes('two wheel walker up to 4 lb')).toEqual([expect.stringMatching(/^None (in|gives) this size/)])
})

test('a place that is too far away is named', async () => {
  const { body } = await get(program, '/posts/understood?search_query=cane%20abbotsford')
  expect(body.data.notes).toEqual(['Abbotsford is outside our area. These are in Metro Vancouver.'])
})

test('filters beside the search that nobody knows are refused', async () => {
  const reply = await get(program, '/posts/understood?search_query=cane&locations[]=Atlantis')
  expect([reply.status, reply.body.errors]).toEqual([422, { 'locations[]': ['There is no place called “Atlantis”'] }])
})
