import { expect, test } from 'vitest'
import { matchCard, readDescribed } from './match-card.ts'

const listing = { brand: '', model: '', title: 'Bed rail', description: '', typeId: 28 }
const models = ['15064', 'RTL15063-ADJ', '501', 'Ranger']
const judge = (changes: object) =>
  matchCard(readDescribed({ ...listing, ...changes }), { brands: ['Drive', 'Drive Medical'], models, typeIds: [28] })

test.each([
  ['is named in the title, of its kind', { title: 'Drive bed rail' }, 'possible'],
  ['is named in the title, of another kind', { title: 'Drive bed rail', typeId: 8 }, undefined],
  ['is named in the title, with another model', { title: 'Drive bed rail', model: 'ZZ-99' }, undefined],
  ['is what the thing is for', { title: 'Bed rail for Drive beds' }, undefined],
  ['is named with its model', { title: 'Drive 15064' }, 'strong'],
  ['is named with its model, of another kind', { title: 'Drive RTL15063-ADJ', typeId: 8 }, 'possible'],
  ['is what the thing with its model is for', { title: 'Pad for Drive 15064' }, 'possible'],
  ['is named five words behind such a word', { title: 'For a very old bed Drive 15064' }, 'strong'],
  ['is named by a thing of another brand', { brand: 'Acme', description: 'Same as Drive 15064' }, 'possible'],
  ['is so named, of another kind', { brand: 'Acme', description: 'Same as Drive 15064', typeId: 8 }, undefined],
  [
    'is so named, of another model',
    { brand: 'Acme', model: 'ZZ-99', description: 'Same as Drive, no. 501' },
    undefined,
  ],
  ['is so named, without a model', { brand: 'Acme', description: 'Same as Drive' }, undefined],
  ['has its model in other letters', { brand: 'Drive', model: 'rtlI5O63 adj' }, 'strong'],
  ['has a model near it', { brand: 'Drive', model: '1506' }, 'possible'],
  ['has another model', { brand: 'Drive', model: '777' }, undefined],
  ['has a short model of its own', { brand: 'Drive', model: '501' }, 'strong'],
  ['has a short model in its text', { brand: 'Drive', description: 'No. 501' }, 'possible'],
])('a thing where the brand of a card %s is recalled, or may be', (_, changes, strength) => {
  expect(judge(changes)).toBe(strength)
})
