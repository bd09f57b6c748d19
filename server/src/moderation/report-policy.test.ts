import { expect, test } from 'vitest'
import { canHide, countPeople, whyHidden } from './report-policy.ts'

const by = (network: string | null, confirmed = false, reasons = ['duplicate']) => ({
  ...{ network, confirmed, reasons },
  other: null,
})

test('visitors of one network are one person together, whatever cookies they show', () => {
  expect(countPeople([by('home'), by('home'), by('home')])).toBe(1)
  expect(countPeople([by('home'), by('library'), by('phone')])).toBe(3)
})

test('confirmed accounts are people of their own, in a care home too, and their network counts no further', () => {
  expect(countPeople([by('home', true), by('home', true), by('home', true)])).toBe(3)
  expect(countPeople([by('home', true), by('home'), by('phone')])).toBe(2)
})

test('whose network is forgotten is nobody new beside another such', () => {
  expect(countPeople([by(null), by(null), by(null, true)])).toBe(1)
})

test('three people hide a listing, two do not; one confirmed account does by “scam”, until a volunteer released it', () => {
  const first = { releasedBefore: false }
  expect(canHide([by('a'), by('b')], first)).toBe(false)
  expect(canHide([by('a'), by('b'), by('c')], first)).toBe(true)
  expect(canHide([by('a', true, ['scam'])], first)).toBe(true)
  expect(canHide([by('a', false, ['scam'])], first)).toBe(false)
  expect(canHide([by('a', true, ['scam'])], { releasedBefore: true })).toBe(false)
  expect(canHide([by('a'), by('b'), by('c')], { releasedBefore: true })).toBe(true)
})

test('the owner reads the reasons, each once, and nothing that a reporter wrote', () => {
  const own = { ...by('c', false, []), other: 'He is a thief' }
  expect(whyHidden([by('a'), by('b', true, ['scam', 'duplicate']), own])).toBe(
    'It was reported. Reasons given: duplicate, scam, something else.',
  )
})
