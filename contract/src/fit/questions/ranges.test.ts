import { expect, test } from 'vitest'
import { fitQuestions } from '../questions.ts'
import { readAnswer } from '../read-answer.ts'
import { isPossible } from '../readings.ts'
import type { FitQuestion } from '../types.ts'

/** The least and the most that each measure of a person or a home can be. */
const ranges: (readonly [name: string, least: number, most: number])[] = [
  ...([
    ['hip_width_in', 6, 40],
    ['thigh_length_in', 6, 32],
    ['lower_leg_in', 5, 28],
    ['user_weight_lb', 10, 1000],
    ['standing_height_in', 20, 96],
    ['wrist_height_in', 8, 48],
    ['elbow_height_in', 15, 60],
    ['armpit_height_in', 15, 75],
  ] as const),
  ...([
    ['door_width_in', 10, 96],
    ['hall_width_in', 15, 200],
    ['turning_space_in', 15, 400],
    ['car_width_in', 8, 96],
    ['car_height_in', 6, 96],
    ['car_depth_in', 8, 140],
    ['lift_limit_lb', 1, 200],
    ['rise_in', 0.5, 96],
    ['chair_width_in', 8, 60],
    ['chair_weight_lb', 1, 800],
    ['helper_weight_lb', 60, 600],
    ['stair_width_in', 15, 120],
    ['stair_length_in', 20, 480],
  ] as const),
  ...([
    ['bowl_height_in', 8, 26],
    ['tub_floor_in', 8, 60],
    ['tub_width_in', 12, 60],
    ['tub_rim_in', 6, 36],
    ['beside_tub_in', 1, 120],
    ['bed_gap_in', 0.5, 40],
    ['room_width_in', 20, 600],
    ['room_length_in', 40, 600],
    ['bed_deck_width_in', 20, 90],
    ['bed_deck_length_in', 40, 100],
    ['mattress_thickness_in', 1, 24],
    ['furniture_height_in', 5, 36],
  ] as const),
]

test.each(ranges)('%s is from %d to %d', (name, least, most) => {
  const question = fitQuestions.find((one) => one.name === name) as FitQuestion
  for (const amount of [least, most]) {
    expect(readAnswer(question, String(amount))).toEqual({ value: amount })
    expect(isPossible(name, amount)).toBe(true)
  }
  for (const amount of [least - 0.01, most + 0.01]) {
    const { error } = readAnswer(question, amount.toFixed(2))
    expect(error).toMatch(new RegExp(` from ${least} to ${most}(\\. Did you mean .*\\?)?$`))
    expect(isPossible(name, amount)).toBe(false)
  }
})

test('no measure that is asked is left out of these ranges', () => {
  const measured = fitQuestions.filter(({ unit }) => unit).map(({ name }) => name)
  expect(ranges.map(([name]) => name).sort()).toEqual(measured.sort())
})
