import { expect, test } from 'vitest'
import { countPeople, whoHides, whyHidden } from './report-policy.ts'

const by = (network: string | null, confirmed = false, reasons = ['duplicate'], profile = {}) => ({
  ...{ network, confirmed, reasons, other: null },
  ...{ new_account: false, distrusted: false },
  ...profile,
})

test('visitors of one network are one person together, whatever cookies they show', () => {
  expect(countPeople([by('home'), by('home'), by('home')])).toBe(1)
  expect(countPeople([by('home'), by('library'), by('phone')])).toBe(3)
})

test('confirmed accounts are people of their own, in a care home too, and their network counts no further', () => {
  expect(countPeople([by('home', true), by('home', true), by('home', true)])).toBe(3)
  expect(countPeople([by('home', true), by('home'), by('phone')])).toBe(2)
})

test('reports whose network is forgotten count as one person together', () => {
  expect(countPeople([by(null), by(null), by(null, true)])).toBe(1)
})

test('accounts under a week old are one together with all of their network', () => {
  const fresh = (network: string) => by(network, true, ['scam'], { new_account: true })
  expect(countPeople([fresh('home'), fresh('home'), fresh('home')])).toBe(1)
  expect(countPeople([fresh('home'), fresh('library'), by('phone')])).toBe(3)
  expect(countPeople([by('home', true), fresh('home')])).toBe(1)
})

const before = { releasedBefore: false, hidAloneToday: 0 }
const scam = (profile = {}) => by('a', true, ['scam'], profile)

test('three people hide a listing, two do not; one confirmed account does by “scam”, until a volunteer released it', () => {
  expect(whoHides([by('a'), by('b')], before)).toBe(undefined)
  expect(whoHides([by('a'), by('b'), by('c')], before)).toBe('several')
  expect(whoHides([scam()], before)).toBe('one')
  expect(whoHides([by('a', false, ['scam'])], before)).toBe(undefined)
  const released = { ...before, releasedBefore: true }
  expect(whoHides([scam()], released)).toBe(undefined)
  expect(whoHides([scam(), by('b', true, ['scam'])], released)).toBe(undefined)
  expect(whoHides([by('a'), by('b'), by('c')], released)).toBe('several')
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
