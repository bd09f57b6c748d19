import { judgeFit } from '@reable/contract/fit/judge'
import { fitKinds } from '@reable/contract/fit/kinds'
import { fitQuestions } from '@reable/contract/fit/questions'
import type { FitAnswers, FitKind, FitVerdict, ListingMeasures } from '@reable/contract/fit/types'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** Fixed, so that a failure can be found again. */
const seed = 20_261_122

/** Eighths of an inch, as a tape measure has; whole pounds. */
const eighths = (min: number, max: number) => fc.integer({ min: min * 8, max: max * 8 }).map((n) => n / 8)

const answerOf = (name: string) => {
  const { unit, options, min, max } = fitQuestions.find(
    (question) => question.name === name,
  ) as (typeof fitQuestions)[0]
  if (!unit) return fc.constantFrom(...options.map(({ value }) => value))
  return unit === 'lb' ? fc.integer({ min, max: Math.min(max, 350) }) : eighths(min, Math.min(max, 60))
}

/** Values in which most checks pass now and then, so that verdicts of every sort come about. */
const usual: Record<string, [number, number]> = {
  hip_width_in: [14, 20],
  door_width_in: [22, 36],
  user_weight_lb: [90, 320],
  lower_leg_in: [14, 20],
  wrist_height_in: [28, 38],
}

const homes = fc.record(
  Object.fromEntries(
    fitQuestions.map(({ name, unit }) => [
      name,
      usual[name] && unit === 'in' ? fc.oneof(eighths(...usual[name]), answerOf(name)) : answerOf(name),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<FitAnswers>

/** The fields that the checks of a kind read. */
function fieldsOf(kind: FitKind): string[] {
  const read = new Set<string>()
  const measures = new Proxy({} as ListingMeasures, {
    get: (_, field) => {
      read.add(String(field))
      return undefined
    },
  })
  const all = (nth: number) =>
    Object.fromEntries(fitQuestions.map(({ name, min, options }) => [name, options[nth]?.value ?? min + 1]))
  for (const check of kind.checks) for (const nth of [0, 1]) check.judge(all(nth), measures)
  return [...read]
}

const choices: Record<string, string[]> = {
  bath_fit: ['Bathtub', 'Walk-in shower', 'Both'],
  crutch_type: ['Underarm', 'Forearm (elbow)'],
  fixing: ['Clamps on', 'Rests in place'],
  rail_can_be_cut: ['Yes', 'No', 'Not sure'],
  sling_attachment: ['Loop', 'Clip', 'Not sure'],
  stair_shape: ['Straight', 'Curved'],
  toilet_shape: ['Round', 'Elongated', 'Both', 'Not sure'],
  user_size: ['Petite (under 5 ft 3)', 'Medium (5 ft 3 - 5 ft 10)', 'Tall (over 5 ft 10)', 'Not sure'],
}

const amountOf = (field: string) =>
  field.endsWith('_lb') ? fc.integer({ min: 30, max: 500 }) : fc.oneof(eighths(14, 30), eighths(1, 60))

const listingsOf = (kind: FitKind) =>
  fc.record(
    Object.fromEntries(
      fieldsOf(kind).map((field) => [field, choices[field] ? fc.constantFrom(...choices[field]) : amountOf(field)]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<ListingMeasures>

const cases = fc
  .constantFrom(...fitKinds)
  .chain((kind) => fc.record({ kind: fc.constant(kind), answers: homes, measures: listingsOf(kind) }))

/** Runs over ten thousand homes and listings. */
const always = (check: (one: { kind: FitKind; answers: FitAnswers; measures: ListingMeasures }) => void) =>
  fc.assert(fc.property(cases, check), { seed, numRuns: 10_000 })

const ranks: FitVerdict[] = ['fits', 'may_fit', 'unknown', 'does_not_fit']
const rank = (...input: Parameters<typeof judgeFit>) => ranks.indexOf(judgeFit(...input).verdict)

test('nothing fits where a check fails, where one that is needed is unknown, or where a therapist has to look', () => {
  const seen = new Map<string, number>()
  always(({ kind, answers, measures }) => {
    const { verdict, checks } = judgeFit(kind, answers, measures)
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1)
    if (verdict === 'fits') {
      expect(checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'close')).toEqual([])
      expect(checks.filter(({ outcome, isNeeded }) => outcome === 'unknown' && isNeeded)).toEqual([])
      expect(kind.needsAssessment || ['bed_rail', 'sling'].includes(kind.name)).toBe(false)
    }
    if (verdict === 'may_fit')
      expect(checks.some(({ outcome, isNeeded }) => outcome === 'fail' || (outcome === 'unknown' && isNeeded))).toBe(
        false,
      )
  })
  expect([...seen.keys()].sort()).toEqual(['does_not_fit', 'fits', 'may_fit', 'unknown'])
})

test('what bears weight never fits while its limit or the weight is unknown, or the weight is over the limit', () => {
  always(({ kind, answers, measures }) => {
    if (kind.name === 'bed_rail') return
    const { weight_capacity_lb: limit, ...others } = measures
    expect(rank(kind, answers, others)).toBeGreaterThanOrEqual(ranks.indexOf('unknown'))
    const { user_weight_lb: weight = 0 } = answers
    const isBorne = !(kind.name.endsWith('_ramp') && answers.ramp_use === 'empty')
    if (isBorne && limit !== undefined && weight > limit)
      expect(judgeFit(kind, answers, measures).verdict).toMatch(/^(unknown|does_not_fit)$/)
  })
})

test('a larger door never makes a verdict worse', () => {
  always(({ kind, answers, measures }) => {
    const { door_width_in: door } = answers
    if (typeof door !== 'number') return
    for (const more of [0.125, 1, 5, 30])
      expect(rank(kind, { ...answers, door_width_in: door + more }, measures)).toBeLessThanOrEqual(
        rank(kind, answers, measures),
      )
  })
})

test('a heavier person never makes a verdict better', () => {
  always(({ kind, answers, measures }) => {
    const { user_weight_lb: weight } = answers
    if (typeof weight !== 'number') return
    for (const more of [1, 20, 100])
      expect(rank(kind, { ...answers, user_weight_lb: weight + more }, measures)).toBeGreaterThanOrEqual(
        rank(kind, answers, measures),
      )
  })
})
