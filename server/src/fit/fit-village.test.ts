import { judgeFit } from '@reable/contract/fit/judge'
import { fitKinds } from '@reable/contract/fit/kinds'
import { fitQuestions } from '@reable/contract/fit/questions'
import type { FitAnswers } from '@reable/contract/fit/types'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { villageListings, villagers } from '#seeds/village/index'

const confirmed = new Set(villagers.filter((villager) => villager.confirmed).map(({ key }) => key))

const listingsOf = (typeIds: readonly number[]) =>
  villageListings
    .filter(({ type, owner, state }) => typeIds.includes(type) && state === 'active' && confirmed.has(owner))
    .map(({ properties }) =>
      Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, Number.isNaN(Number(value)) ? value : Number(value)]),
      ),
    )

/** What homes and people have, mostly; a question that is not here is not answered. */
const usual: Record<string, [number, number]> = {
  ...{ hip_width_in: [8, 22], user_weight_lb: [40, 320], door_width_in: [20, 34], wrist_height_in: [18, 40] },
  ...{ elbow_height_in: [36, 48], standing_height_in: [56, 78], lower_leg_in: [14, 20], tub_floor_in: [14, 24] },
  ...{ tub_rim_in: [14, 22], tub_width_in: [20, 28], beside_tub_in: [6, 20], bowl_height_in: [13, 18] },
  ...{ room_width_in: [60, 100], room_length_in: [84, 110], bed_gap_in: [3, 7], rise_in: [1, 12] },
  ...{ chair_width_in: [22, 28], chair_weight_lb: [20, 60], helper_weight_lb: [100, 220], stair_width_in: [26, 40] },
  ...{ bed_deck_width_in: [34, 38], bed_deck_length_in: [74, 82], mattress_thickness_in: [5, 9] },
  ...{ furniture_height_in: [13, 20] },
}

const homes = fc.sample(
  fc.record(
    Object.fromEntries(
      fitQuestions.flatMap(({ name, options }): [string, fc.Arbitrary<number | string>][] => {
        const [min, max] = usual[name] ?? []
        if (options.length) return [[name, fc.constantFrom(...options.map(({ value }) => value))]]
        return min === undefined || max === undefined ? [] : [[name, fc.integer({ min, max })]]
      }),
    ),
  ) as fc.Arbitrary<FitAnswers>,
  { seed: 7, numRuns: 1_500 },
)

const kinds = fitKinds.map((kind) => ({ kind, listings: listingsOf(kind.equipmentTypeIds) }))

/** What we never say of anything on offer: only a maker or somebody who measures each gap can. */
const neverFits = ['bed_rail', 'sling']

test('of every kind that is fitted there are at least three listings to compare', () => {
  expect(kinds.filter(({ listings }) => listings.length < 3).map(({ kind }) => kind.name)).toEqual([])
})

test.each(kinds)('$kind.label: the village shows every verdict that it can have', ({ kind, listings }) => {
  const verdicts = new Set(listings.flatMap((measures) => homes.map((home) => judgeFit(kind, home, measures).verdict)))
  const best = kind.needsAssessment || neverFits.includes(kind.name) ? [] : ['fits']
  expect([...verdicts].sort()).toEqual([...best, 'does_not_fit', 'may_fit', 'unknown'].sort())
})
