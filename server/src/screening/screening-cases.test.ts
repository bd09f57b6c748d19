import { expect, test } from 'vitest'
import { programOfFile } from '../testing-file.ts'
import type { Signal } from './signal.ts'
import { selectSignals } from './signal-queries.ts'
import { type Case, judgeCase, outcomeOf, readCases } from './testing-cases.ts'

const program = await programOfFile()
const signals = (await selectSignals(program.ctx)).filter(({ active }) => active)

const { honest, cheating } = readCases()

const judged = async (cases: Case[]) =>
  Promise.all(cases.map(async (one) => ({ one, becomes: outcomeOf(await judgeCase(one, signals)) })))

test('each of the 500 drafts becomes what its row says', async () => {
  expect(honest.length + cheating.length).toBe(500)
  const different = (await judged([...honest, ...cheating])).filter(({ one, becomes }) => becomes !== one.becomes)
  expect(different.map(({ one, becomes }) => `${one.at} becomes ${becomes}: ${one.listing}`)).toEqual([])
})

test('at most 2 of 100 honest ones wait for a look, and at least 90 of 100 of those who cheat with copied photos', () => {
  const shareOf = (cases: Case[]) => cases.filter(({ becomes }) => becomes === 'a look').length / cases.length
  expect(shareOf(honest)).toBeLessThanOrEqual(0.02)
  expect(shareOf(cheating.filter(({ photo }) => photo.startsWith('copied')))).toBeGreaterThanOrEqual(0.9)
})

test('a signal that a newer program has set, of a kind that this one does not know, is passed over', async () => {
  const [one] = cheating as [Case]
  const unknown = { ...signals[0], kind: 'unheard of' } as unknown as Signal
  expect(await judgeCase(one, [unknown, ...signals])).toEqual(await judgeCase(one, signals))
})
