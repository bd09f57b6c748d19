import { fitKinds } from '@reable/contract/fit/kinds'
import { fitQuestions } from '@reable/contract/fit/questions'
import type { FitAnswers, ListingMeasures } from '@reable/contract/fit/types'
import { expect, test } from 'vitest'
import { whyByField } from './field-reason.tsx'

const listings: readonly ListingMeasures[] = [{}, { crutch_type: 'Underarm' }]

/** One answer to each question. */
const answers: FitAnswers = Object.fromEntries(
  fitQuestions.map(({ name, unit, min, max, options }) => [name, unit ? (min + max) / 2 : (options[0]?.value ?? '')]),
)

/** The fields that the rules read of listings that say nothing, or what type of crutch or board they are. */
function fieldsRead(): string[] {
  const fields = new Set<string>()
  const listing = (said: ListingMeasures) =>
    new Proxy(said, {
      get: (target, field) => {
        fields.add(String(field))
        return target[String(field)]
      },
    })
  for (const { checks } of fitKinds)
    for (const { judge } of checks)
      for (const given of [answers, {}]) for (const said of listings) judge(given, listing(said))
  return [...fields].sort()
}

test('there is a reason for every field that fit reads, and for no other', () => {
  expect(Object.keys(whyByField).sort()).toEqual(fieldsRead())
})
