/** The rules of beds, rails, hoists and slings. Lengths are in inches. */

import type { RuleName } from '../rules.ts'
import type { FitCheck } from '../types.ts'
import { compareChoices } from './bath-checks.ts'
import { type Bands, check, compareOne, found, more } from './check.ts'

export const bedRoomWidth: FitCheck = check({
  name: 'room_width',
  rule: 'bed_room_width',
  bands: [30, 36, more, more],
  words: ['{x} too wide for the room', '{x} short of 3 feet beside it', '{x} beside it', '', ''],
  compare: compareOne({
    field: 'overall_width_in',
    question: 'room_width_in',
    sentence: 'The bed is {own} wide and its place {asked}',
    difference: (bed, room) => room - bed,
  }),
})

export const bedRoomLength: FitCheck = check({
  name: 'room_length',
  rule: 'bed_room_length',
  bands: [0, 1, more, more],
  words: ['{x} too long for the room', 'tight in the room', '{x} to spare', '', ''],
  compare: compareOne({
    field: 'overall_length_in',
    question: 'room_length_in',
    sentence: 'The bed is {own} long and its place {asked}',
    difference: (bed, room) => room - bed,
  }),
})

const deckBands: Bands = [-1, -0.5, 0.5, 1]

const onDeck = (
  name: string,
  rule: RuleName,
  field: string,
  question: string,
  words: readonly [string, string],
): FitCheck =>
  check({
    name,
    rule,
    bands: deckBands,
    words: [
      `{x} too ${words[0]} for the bed`,
      `{x} ${words[0]}`,
      'of the size of the bed',
      `{x} ${words[1]}`,
      `{x} too ${words[1]} for the bed`,
    ],
    compare: (read) => {
      const compared = compareOne({
        field,
        question,
        sentence: 'The mattress is {own} and the deck of the bed {asked}',
        difference: (mattress, deck) => mattress - deck,
      })(read)
      return compared && { ...compared, amount: compared.difference }
    },
  })

export const mattressWidth = onDeck('deck_width', 'mattress_width', 'width_in', 'bed_deck_width_in', ['narrow', 'wide'])
export const mattressLength = onDeck('deck_length', 'mattress_length', 'length_in', 'bed_deck_length_in', [
  'short',
  'long',
])

/** Rails never fit: at best they may. */
export const railMattress: FitCheck = check({
  name: 'rail_mattress',
  rule: 'rail_mattress',
  bands: [0, more, more, more],
  words: ['made for another mattress', 'measure every gap', '', '', ''],
  compare: compareOne({
    field: 'for_mattress_in',
    question: 'mattress_thickness_in',
    sentence: 'It is for a mattress of {own} and yours is {asked} thick',
    difference: (rail, mattress) => 0.5 - Math.abs(rail - mattress),
  }),
})

/** What hangs on the bed's own frame is not for other beds. */
export const railBed: FitCheck = check({
  name: 'rail_bed',
  rule: 'rail_bed',
  compare: compareChoices({
    field: 'fixing',
    question: 'bed_base',
    isMatch: (own, asked) => asked === 'home' || own !== 'Rests in place',
    pass: 'it attaches to such a bed',
    fail: 'not for a bed that moves',
  }),
})

export const hoistUnderBed: FitCheck = check({
  name: 'under_bed',
  rule: 'hoist_under_bed',
  bands: [0, 0.5, more, more],
  words: ['base {x} too high for your bed', 'tight under your bed', '{x} to spare', '', ''],
  compare: compareOne({
    field: 'base_height_in',
    question: 'bed_gap_in',
    sentence: 'Its base is {own} high and the gap under the bed {asked}',
    difference: (base, gap) => gap - base,
  }),
})

export const slingAttachment: FitCheck = check({
  name: 'sling_attachment',
  rule: 'sling_attachment',
  compare: compareChoices({
    field: 'sling_attachment',
    question: 'lift_attachment',
    isMatch: (own, asked) => own === asked,
    pass: 'it hangs as your lift’s slings do',
    fail: 'it does not hang on your lift',
  }),
})

/** A sling never fits: at best it may. */
export const slingApproval: FitCheck = check({
  name: 'sling_approval',
  rule: 'sling_approval',
  compare: () =>
    found(
      'close',
      'Only the maker of the lift can approve a sling. Ask before you buy.',
      'ask the lift’s maker to approve it',
    ),
})
