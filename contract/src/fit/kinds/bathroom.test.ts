import { expect, test } from 'vitest'
import { checkOf } from '../kinds.ts'
import { saidBy } from '../testing.ts'

const bathPlace = checkOf('shower_chair', 'bath_place')
const benchLegs = checkOf('transfer_bench', 'outer_legs')
const benchOverRim = checkOf('transfer_bench', 'over_rim')
const boardWidth = checkOf('transfer_bench', 'board_width')
const toiletShape = checkOf('raised_toilet_seat', 'toilet_shape')
const tubFloor = checkOf('shower_chair', 'tub_floor')

test.each([
  [20, 'pass: 0 in to spare'],
  [20.2, 'fail: feet 0.2 in too wide for the tub'],
])('feet %d in apart are in a tub with a floor of 20 in a %s', (base_width_in, said) => {
  expect(saidBy(tubFloor, { tub_floor_in: 20, bath_place: 'Bathtub' }, { base_width_in })).toBe(said)
})

test.each([
  [15, 'fail: a little too low for the tub'],
  [15.1, 'close: hardly above the rim'],
  [15.5, 'pass: ½ in above the rim'],
])('a bench that goes up to %d in is over a rim of 15 in a %s', (seat_height_max_in, said) => {
  expect(saidBy(benchOverRim, { tub_rim_in: 15 }, { seat_height_max_in })).toBe(said)
})

test.each([
  [6, 'pass: 0 in to spare'],
  [6.2, 'fail: 0.2 in too little room beside the tub'],
])('outer legs that want %d in have beside a tub with 6 in a %s', (outer_legs_room_in, said) => {
  expect(saidBy(benchLegs, { beside_tub_in: 6 }, { outer_legs_room_in })).toBe(said)
})

test.each([
  [21.8, 'fail: 0.2 in off the width of your tub'],
  [22, 'pass: it reaches across'],
  [28, 'pass: it reaches across'],
  [28.2, 'fail: 0.2 in off the width of your tub'],
])('a board for 22 to 28 in is in a tub of %d in a %s', (tub_width_in, said) => {
  expect(saidBy(boardWidth, { tub_width_in }, { board_fit_min_in: 22, board_fit_max_in: 28 })).toBe(said)
})

test.each([
  [{ board_fit_max_in: 28 }, { tub_width_in: 25 }, 'the narrowest tub it fits', undefined],
  [{ board_fit_min_in: 22, board_fit_max_in: 28 }, {}, '', ['tub_width_in']],
])('of a board %j in a tub of %j is asked for “%s” and %j', (board, tub, listing, home) => {
  expect(saidBy(boardWidth, { ...tub }, { ...board })).toBe(`unknown: ${listing}`)
  expect(boardWidth.judge({ ...tub }, { ...board }).missingAnswers).toEqual(home)
})

test('what is made for both goes with either, and else with its own alone', () => {
  for (const bath_place of ['Bathtub', 'Walk-in shower']) {
    expect(saidBy(bathPlace, { bath_place }, { bath_fit: 'Both' })).toBe('pass: made for where it will stand')
    expect(saidBy(bathPlace, { bath_place }, { bath_fit: bath_place })).toBe('pass: made for where it will stand')
  }
  expect(saidBy(bathPlace, { bath_place: 'Bathtub' }, { bath_fit: 'Walk-in shower' })).toBe(
    'fail: not made for where you bathe',
  )
  expect(saidBy(toiletShape, { toilet_bowl: 'Round' }, { toilet_shape: 'Elongated' })).toBe(
    'fail: made for another shape of toilet',
  )
})
