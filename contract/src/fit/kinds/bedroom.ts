/** Beds, mattresses and rails, and what lifts people. Lengths are in inches. */

import { found, more, rule } from '../rule.ts'
import type { FitRule, KindRows } from '../types.ts'
import { door } from './home-rules.ts'
import { capacity, standFromBed } from './seat-rules.ts'

const bedRoomWidth = rule({
  name: 'room_width',
  label: 'Room beside the bed',
  text: 'Beside the bed, on one side, 36 in stay free; 30 in may do.',
  sources: ['ours'],
  field: 'overall_width_in',
  question: 'room_width_in',
  difference: (bed, room) => room - bed,
  limits: { failBelow: 30, passFrom: 36 },
  words: { fail: '{x} too wide for the room', close: '{x} short of 3 feet beside it', pass: '{x} beside it' },
  sentence: (bed, room) => `The bed is ${bed} wide and its place ${room}`,
})

const bedRoomLength = rule({
  name: 'room_length',
  label: 'Length of the room',
  text: 'Its place is at least 1 in longer than the bed.',
  sources: ['ours'],
  field: 'overall_length_in',
  question: 'room_length_in',
  difference: (bed, room) => room - bed,
  limits: { failBelow: 0, passFrom: 1 },
  words: { fail: '{x} too long for the room', close: 'tight in the room', pass: '{x} to spare' },
  sentence: (bed, room) => `The bed is ${bed} long and its place ${room}`,
})

type Side = { name: string; label: string; field: string; question: string; small: string; large: string }

/** A mattress along one side of its bed. */
const onDeck = ({ name, label, field, question, small, large }: Side): FitRule =>
  rule({
    name,
    label,
    text: 'A mattress is of its deck’s own size, within ½ in: a gap beside it can trap a person. Within 1 in may do.',
    sources: ['health_canada', 'ours'],
    field,
    question,
    difference: (mattress, deck) => mattress - deck,
    limits: { failBelow: -1, passFrom: -0.5, passTo: 0.5, failAbove: 1 },
    isDistance: true,
    words: { fail: `{x} too ${small} for the bed`, close: `{x} ${small}`, pass: 'of the size of the bed' },
    wordsAbove: { close: `{x} ${large}`, fail: `{x} too ${large} for the bed` },
    sentence: (mattress, deck) => `The mattress is ${mattress} and the deck of the bed ${deck}`,
  })

const mattressWidth = onDeck({
  name: 'deck_width',
  label: 'Width of the bed',
  field: 'width_in',
  question: 'bed_deck_width_in',
  small: 'narrow',
  large: 'wide',
})

const mattressLength = onDeck({
  name: 'deck_length',
  label: 'Length of the bed',
  field: 'length_in',
  question: 'bed_deck_length_in',
  small: 'short',
  large: 'long',
})

/** Rails never fit: at best they may. */
const railMattress = rule({
  name: 'rail_mattress',
  label: 'Your mattress',
  text: 'We never say that a rail fits. It is made for a thickness of mattress; no gap may be over 12 cm, or over 6 cm at the ends of the rail.',
  sources: ['health_canada', 'ours'],
  field: 'for_mattress_in',
  question: 'mattress_thickness_in',
  difference: (rail, mattress) => 0.5 - Math.abs(rail - mattress),
  limits: { failBelow: 0, passFrom: more },
  words: { fail: 'made for another mattress', close: 'measure every gap' },
  sentence: (rail, mattress) => `It is for a mattress of ${rail} and yours is ${mattress} thick`,
})

/** What hangs on the bed's own frame is not for other beds. */
const railBed = rule({
  name: 'rail_bed',
  label: 'Your bed',
  text: 'A rail that only lies under the mattress is not for a bed that moves.',
  sources: ['health_canada', 'ours'],
  field: 'fixing',
  question: 'bed_base',
  isMatch: (own, asked) => asked === 'home' || own !== 'Rests in place',
  words: { pass: 'it attaches to such a bed', fail: 'not for a bed that moves' },
})

const hoistUnderBed = rule({
  name: 'under_bed',
  label: 'Under the bed',
  text: 'The base of the lift is at least ½ in lower than the gap under the bed.',
  sources: ['fda_lifts', 'ours'],
  field: 'base_height_in',
  question: 'bed_gap_in',
  difference: (base, gap) => gap - base,
  limits: { failBelow: 0, passFrom: 0.5 },
  words: { fail: 'base {x} too high for your bed', close: 'tight under your bed', pass: '{x} to spare' },
  sentence: (base, gap) => `Its base is ${base} high and the gap under the bed ${gap}`,
})

const slingAttachment = rule({
  name: 'sling_attachment',
  label: 'How it hangs',
  text: 'A sling with loops hangs on hooks, one with clips on studs.',
  sources: ['fda_lifts'],
  field: 'sling_attachment',
  question: 'lift_attachment',
  isMatch: (own, asked) => own === asked,
  words: { pass: 'it hangs as your lift’s slings do', fail: 'it does not hang on your lift' },
})

const approval = 'Only the maker of the lift can approve a sling. Ask before you buy.'

/** A sling never fits: at best it may. */
const slingApproval = rule({
  name: 'sling_approval',
  label: 'The maker’s word',
  text: 'We never say that a sling fits: only the maker of the lift can approve it.',
  sources: ['fda_lifts'],
  compare: () => found('close', approval, 'ask the lift’s maker to approve it'),
})

export const bedroomKinds = {
  hospital_bed: {
    label: 'A hospital bed',
    questions: ['user_weight_lb', 'room_width_in', 'room_length_in', 'lower_leg_in'],
    needed: [capacity, bedRoomWidth, bedRoomLength],
    ifKnown: [standFromBed],
  },
  mattress: {
    label: 'A mattress or overlay',
    questions: ['bed_deck_width_in', 'bed_deck_length_in', 'user_weight_lb'],
    needed: [mattressWidth, mattressLength, capacity],
  },
  bed_rail: {
    label: 'A bed rail or assist handle',
    questions: ['mattress_thickness_in', 'bed_base'],
    needed: [railMattress, railBed],
  },
  patient_lift: {
    label: 'A patient lift or sit-to-stand lift',
    questions: ['user_weight_lb', 'door_width_in', 'bed_gap_in'],
    needed: [capacity, door, hoistUnderBed],
    needsAssessment: true,
  },
  sling: {
    label: 'A sling for a lift',
    questions: ['user_weight_lb', 'lift_attachment'],
    needed: [capacity, slingAttachment, slingApproval],
  },
} satisfies KindRows
