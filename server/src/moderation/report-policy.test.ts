import { expect, test } from 'vitest'
import { addUpWeights, weightOf, whoHides, whyHidden } from './report-policy.ts'

const by = (network: string | null, confirmed = false, reasons = ['duplicate'], profile = {}) => ({
  ...{ network, confirmed, reasons, other: null },
  ...{ new_account: false, distrusted: false, complained_of: false, weight: 0.5 },
  ...profile,
})
const fresh = (network: string | null) => by(network, true, ['duplicate'], { new_account: true })
const before = { releasedBefore: false, hidAloneToday: 0 }

test('a report weighs half at first, more with each of theirs that was right, and less with each that was not', () => {
  expect(weightOf({ upheld: 0, dismissed: 0 })).toBe(0.5)
  expect(weightOf({ upheld: 1, dismissed: 0 })).toBeCloseTo(2 / 3)
  expect(weightOf({ upheld: 0, dismissed: 3 })).toBe(0.2)
  expect(weightOf({ upheld: 9, dismissed: 1 })).toBeCloseTo(10 / 12)
})

test('visitors and unconfirmed accounts weigh nothing, from however many networks they report', () => {
  expect(addUpWeights([by('home'), by('home'), by('home')])).toBe(0)
  expect(addUpWeights([by('home'), by('library'), by('phone')])).toBe(0)
  expect(
    whoHides(
      ['a', 'b', 'c', 'd', 'e'].map((network) => by(network, false, ['scam'])),
      before,
    ),
  ).toBe(undefined)
})

test('confirmed accounts are people of their own, in a care home too, and their network counts no further', () => {
  expect(addUpWeights([by('home', true), by('home', true), by('home', true)])).toBe(1.5)
  expect(addUpWeights([by('home', true), fresh('home'), fresh('phone')])).toBe(1)
})

test('accounts confirmed less than a week ago are one together with all of their network', () => {
  expect(addUpWeights([fresh('home'), fresh('home'), fresh('home')])).toBe(0.5)
  expect(addUpWeights([fresh('home'), fresh('library'), fresh('phone')])).toBe(1.5)
  expect(addUpWeights([by('home', true), fresh('home')])).toBe(0.5)
})

const scam = (profile = {}) => by('a', true, ['scam'], profile)

test('three people hide a listing, two do not; one confirmed account does by “scam”', () => {
  expect(whoHides([fresh('a'), fresh('b')], before)).toBe(undefined)
  expect(whoHides([fresh('a'), fresh('b'), fresh('c')], before)).toBe('several')
  expect(whoHides([scam()], before)).toBe('one')
  expect(whoHides([by('a', false, ['scam'])], before)).toBe(undefined)
})

test('what a volunteer released only people hide again who are known for a week and of whom no complaint was upheld', () => {
  const released = { ...before, releasedBefore: true }
  const known = (network: string, profile = {}) => by(network, true, ['duplicate'], profile)
  expect(whoHides([scam()], released)).toBe(undefined)
  expect(whoHides([scam(), known('b')], released)).toBe(undefined)
  expect(whoHides([fresh('a'), fresh('b'), fresh('c'), fresh('d')], released)).toBe(undefined)
  const complainedOf = known('c', { complained_of: true })
  expect(whoHides([known('a'), known('b'), complainedOf, fresh('d')], released)).toBe(undefined)
  expect(whoHides([known('a'), known('b'), complainedOf], before)).toBe('several')
  expect(whoHides([known('a'), known('b'), known('d')], released)).toBe('several')
})

test('two who were often right hide a listing together, and five who were often wrong do not', () => {
  const weighing = (network: string, weight: number) => by(network, true, ['duplicate'], { weight })
  const right = weightOf({ upheld: 2, dismissed: 0 })
  expect(whoHides([weighing('a', right), weighing('b', right)], before)).toBe('several')
  const third = weightOf({ upheld: 0, dismissed: 1 })
  expect(
    whoHides(
      ['a', 'b', 'c', 'd'].map((network) => weighing(network, third)),
      before,
    ),
  ).toBe(undefined)
  const wrong = weightOf({ upheld: 0, dismissed: 2 })
  expect(
    whoHides(
      ['a', 'b', 'c', 'd', 'e'].map((network) => weighing(network, wrong)),
      before,
    ),
  ).toBe(undefined)
})

test('an account hides two listings a day alone, and beyond that waits for another account', () => {
  expect(whoHides([scam()], { ...before, hidAloneToday: 1 })).toBe('one')
  const full = { ...before, hidAloneToday: 2 }
  expect(whoHides([scam()], full)).toBe(undefined)
  expect(whoHides([scam(), by('b')], full)).toBe(undefined)
  expect(whoHides([scam(), by('b', true)], full)).toBe('several')
  expect(whoHides([by('a', true), by('b', true)], full)).toBe(undefined)
})

test('a new account, and one that was wrong more often than right, hide nothing alone, nor two of them together', () => {
  for (const profile of [{ new_account: true }, { distrusted: true }]) {
    expect(whoHides([scam(profile)], before)).toBe(undefined)
    expect(whoHides([scam(profile), by('b', true, ['scam'], profile)], before)).toBe(undefined)
    expect(whoHides([scam(profile), by('b', true, ['duplicate'])], before)).toBe(undefined)
  }
})

test('a listing that waits for a second trusted report is not hidden by one that counts for less', () => {
  expect(whoHides([scam(), by('b')], before)).toBe(undefined)
})

test('the owner reads the reasons, each once, and nothing that a reporter wrote', () => {
  const own = { ...by('c', false, []), other: 'He is a thief' }
  expect(whyHidden([by('a'), by('b', true, ['scam', 'duplicate']), own])).toBe(
    'It was reported. Reasons given: duplicate, scam, something else.',
  )
})
