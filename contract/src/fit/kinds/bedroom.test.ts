import { expect, test } from 'vitest'
import { checkOf } from '../kinds.ts'
import { saidBy } from '../testing.ts'

const bedRoomLength = checkOf('hospital_bed', 'room_length')
const bedRoomWidth = checkOf('hospital_bed', 'room_width')
const hoistUnderBed = checkOf('patient_lift', 'under_bed')
const mattressLength = checkOf('mattress', 'deck_length')
const mattressWidth = checkOf('mattress', 'deck_width')
const railBed = checkOf('bed_rail', 'rail_bed')
const railMattress = checkOf('bed_rail', 'rail_mattress')
const slingAttachment = checkOf('sling', 'sling_attachment')

test.each([
  [65.8, 'fail: 0.2 in too wide for the room'],
  [66, 'close: 6 in short of 3 feet beside it'],
  [72, 'pass: 36 in beside it'],
])('a place of %d in is for a bed of 36 in a %s', (room_width_in, said) => {
  expect(saidBy(bedRoomWidth, { room_width_in }, { overall_width_in: 36 })).toBe(said)
})

test.each([
  [79.8, 'fail: 0.2 in too long for the room'],
  [80, 'close: tight in the room'],
  [81, 'pass: 1 in to spare'],
])('a place %d in long is for a bed of 80 in a %s', (room_length_in, said) => {
  expect(saidBy(bedRoomLength, { room_length_in }, { overall_length_in: 80 })).toBe(said)
})

test.each([
  [-1.1, 'fail: 1.1 in too narrow for the bed', 'fail: 1.1 in too short for the bed'],
  [-1, 'close: 1 in narrow', 'close: 1 in short'],
  [-0.5, 'pass: of the size of the bed', 'pass: of the size of the bed'],
  [1, 'close: 1 in wide', 'close: 1 in long'],
  [1.1, 'fail: 1.1 in too wide for the bed', 'fail: 1.1 in too long for the bed'],
])('a mattress %d in off its deck is across a %s, along a %s', (off, across, along) => {
  expect(saidBy(mattressWidth, { bed_deck_width_in: 36 }, { width_in: 36 + off })).toBe(across)
  expect(saidBy(mattressLength, { bed_deck_length_in: 80 }, { length_in: 80 + off })).toBe(along)
})

test.each([
  [7.4, 'fail: made for another mattress'],
  [8, 'close: measure every gap'],
  [8.6, 'fail: made for another mattress'],
])('a rail for a mattress of 8 in is on one of %d in never more than close: %s', (mattress_thickness_in, said) => {
  expect(saidBy(railMattress, { mattress_thickness_in }, { for_mattress_in: 8 })).toBe(said)
})

test.each([
  ['home', 'Rests in place', 'pass: it attaches to such a bed'],
  ['home', 'Clamps on', 'pass: it attaches to such a bed'],
  ['hospital', 'Clamps on', 'pass: it attaches to such a bed'],
  ['hospital', 'Rests in place', 'fail: not for a bed that moves'],
])('on a %s bed a rail of the fixing “%s” is a %s', (bed_base, fixing, said) => {
  expect(saidBy(railBed, { bed_base }, { fixing })).toBe(said)
})

test.each([
  [5.2, 'fail: base 0.2 in too high for your bed'],
  [5, 'close: tight under your bed'],
  [4.5, 'pass: ½ in to spare'],
])('a lift with a base of %d in is under a gap of 5 in a %s', (base_height_in, said) => {
  expect(saidBy(hoistUnderBed, { bed_gap_in: 5 }, { base_height_in })).toBe(said)
})

test('a sling hangs as it is made to', () => {
  const hung = (sling_attachment: string) => saidBy(slingAttachment, { lift_attachment: 'Loop' }, { sling_attachment })
  expect(hung('Loop')).toBe('pass: it hangs as your lift’s slings do')
  expect(hung('Clip')).toBe('fail: it does not hang on your lift')
})
