import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandKeysOf, keyOf } from './keys.ts'
import { keysOf, matchCard, readDescribed, similarity } from './match-card.ts'

const card = { brands: ['Drive', 'Drive Medical'], models: ['15064', 'RTL15063-ADJ'], typeIds: [28] }
const listing = { brand: '', model: '', title: 'Bed rail', description: '', typeId: 28 }
const judge = (changes: object) => matchCard(readDescribed({ ...listing, ...changes }), card)

const words = [
  'Drive',
  'drive',
  'Medical',
  '15064',
  'RTL15063',
  'ADJ',
  'ADJ.',
  'N/A',
  '',
  '<b>',
  '🛏',
  'for',
  'Дrive',
  '2025',
  'O',
  '-',
]
const said = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 }))).map((parts) => parts.join(' '))

test('whatever somebody writes, nothing is recalled by its model alone', () => {
  fc.assert(
    fc.property(said, said, said, fc.constantFrom(28, 8), (brand, model, description, typeId) => {
      const reading = readDescribed({ ...listing, brand, model, description, typeId })
      const namesBrand = keysOf(reading).some((key) => brandKeysOf(card.brands).includes(key))
      if (!namesBrand) expect(matchCard(reading, card)).toBeUndefined()
    }),
  )
})

test('what is found for a listing is found by its words in the index too', () => {
  fc.assert(
    fc.property(said, said, (brand, description) => {
      const reading = readDescribed({ ...listing, brand, description, model: '15064' })
      if (matchCard(reading, card))
        expect(keysOf(reading)).toEqual(expect.arrayContaining([expect.stringMatching(/^DR1VE/)]))
    }),
  )
})

test('however its letters are written, a model is the same one', () => {
  const spellings = [
    'RTL15063-ADJ',
    'rtl15063adj',
    'RTL 15063 ADJ',
    'RTLI5O63-ADJ',
    'ＲＴＬ１５０６３－ＡＤＪ',
    'RTL15063\u200b-ADJ',
  ]
  for (const model of spellings) expect([model, judge({ brand: 'Drive', model })]).toEqual([model, 'strong'])
  expect(new Set(spellings.map(keyOf)).size).toBe(1)
})

test('ten thousand texts with the word drive are no recall', () => {
  const texts = [
    'The drive belt is new.',
    'Free to drive by.',
    'Nice to drive, easy to fold',
    'In the drive of no. 15064a',
  ]
  const found = Array.from({ length: 10_000 }, (_, at) => judge({ description: `${texts[at % 4]} No. ${at % 15_000}` }))
  expect(found.filter(Boolean)).toEqual([])
})

test('half of the groups of three letters are no likeness, most of them are', () => {
  expect(similarity('15064', '15063')).toBe(0.5)
  expect(similarity('RT115063AD', 'RT115063ADJ')).toBeGreaterThanOrEqual(0.7)
  expect(similarity('', '')).toBe(1)
})

/** A description of so many characters, the last of which are a brand and a model. */
const text = (length: number) => ' Drive 15064'.padStart(length, 'x')

test.each([
  ['is named in the title, of its kind', { title: 'Drive bed rail' }, 'possible'],
  ['is named in the title, of another kind', { title: 'Drive bed rail', typeId: 8 }, undefined],
  ['is named in the title, with another model', { title: 'Drive bed rail', model: 'ZZ-99' }, undefined],
  ['is what the thing is for', { title: 'Bed rail for Drive beds' }, undefined],
  ['is named with its model', { title: 'Drive 15064' }, 'strong'],
  ['is named with its model, of another kind', { title: 'Drive RTL15063-ADJ', typeId: 8 }, 'possible'],
  ['is what the thing with its model is for', { title: 'Pad for Drive 15064' }, 'possible'],
  ['is what it fits, from the first word on', { title: 'Fits Drive 15064' }, 'possible'],
  ['is what it is for, four words on', { title: 'For an old bed Drive 15064' }, 'possible'],
  ['is named five words behind such a word', { title: 'For a very old bed Drive 15064' }, 'strong'],
  ['is named by a thing of another brand', { brand: 'Acme', description: 'Same as Drive 15064' }, 'possible'],
  ['is so named, of another kind', { brand: 'Acme', description: 'Same as Drive 15064', typeId: 8 }, undefined],
  ['is so named, without a model', { brand: 'Acme', description: 'Same as Drive' }, undefined],
  ['is named within a sentence', { description: 'A Drive rail' }, 'possible'],
  ['is named with its model, at the end of all that is read', { description: text(5_991) }, 'strong'],
  ['is named with a model whose end is not read', { description: text(5_992) }, 'possible'],
  ['has its model in four pieces', { brand: 'Drive', description: 'RT L1506 3 ADJ' }, 'strong'],
  ['has its model in five pieces', { brand: 'Drive', description: 'RT L15 06 3 ADJ' }, 'possible'],
])('where the brand of a card %s', (_, changes, strength) => {
  expect(judge(changes)).toBe(strength)
})

/** A card of a short model, and one of a word. */
const others = { brands: ['Drive'], models: ['501', 'Ranger', 'Traveller'], typeIds: [28] }
const byOthers = (changes: object) => matchCard(readDescribed({ ...listing, brand: 'Drive', ...changes }), others)

test.each([
  ['is its own, of its kind', { model: '501' }, 'strong'],
  ['is its own, of another kind', { model: '501', typeId: 8 }, 'possible'],
  ['is near it, of another kind', { model: 'Rangers', typeId: 8 }, undefined],
  ['is near it, of its kind', { model: 'Rangers' }, 'possible'],
  ['is another one', { model: '777' }, undefined],
  ['is not known, and a short one stands in the text', { description: 'No. 501' }, 'possible'],
  ['is not known, and a word of its name stands in the text', { description: 'For a ranger' }, 'possible'],
  ['is not known, and a word with letters like digits does', { description: 'A traveller' }, 'possible'],
])('where a card has a short model or a word, and the model that is given %s', (_, changes, strength) => {
  expect(byOthers(changes)).toBe(strength)
})

test.each([
  ['a model near it, and the brand in small letters', { title: 'A drive rail', model: '1506' }, 'possible'],
  ['no model, and the brand in small letters', { title: 'A drive rail' }, undefined],
  ['its own model among other words', { brand: 'Drive', model: 'Rail RTL15063 ADJ' }, 'strong'],
  ['its own model, of another kind', { brand: 'Drive', model: '15064', typeId: 8 }, 'strong'],
  ['a model near it, by its brand', { brand: 'Drive', model: '1506' }, 'possible'],
])('a listing that has %s', (_, changes, strength) => {
  expect(judge(changes)).toBe(strength)
})
