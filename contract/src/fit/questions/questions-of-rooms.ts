import type { QuestionWords } from './asked.ts'
import type { askedOfRooms } from './asked-of-rooms.ts'

/** How people are asked about their bathrooms and bedrooms. */
export const roomQuestions: QuestionWords<typeof askedOfRooms> = {
  bowl_height_in: {
    label: 'How high is the toilet?',
    help: 'Lift the seat. Measure from the floor to the rim of the bowl.',
  },
  toilet_bowl: {
    label: 'What shape is the toilet?',
    help: 'Round is about 16½ in from the bolts to the front, elongated about 18½ in.',
    choices: {
      Round: 'Round',
      Elongated: 'Elongated',
    },
  },
  bath_place: {
    label: 'Where will it stand?',
    help: 'A seat for a tub has to stand on the flat part of its floor.',
    choices: {
      Bathtub: 'In a bathtub',
      'Walk-in shower': 'In a walk-in shower',
    },
  },
  tub_floor_in: {
    label: 'How wide is the flat floor of the tub?',
    help: 'Measure the flat part inside, where it is narrowest.',
  },
  tub_width_in: {
    label: 'How wide is the tub, inside?',
    help: 'Measure from inner wall to inner wall, at the top.',
  },
  tub_rim_in: {
    label: 'How high is the rim of the tub?',
    help: 'Measure from the bathroom floor to the top of the rim.',
  },
  tub_door: {
    label: 'What closes the tub?',
    help: 'A bench stands half inside and half outside, so a sliding door has to come off first.',
    choices: {
      open: 'A curtain, or nothing',
      sliding: 'A sliding glass door',
    },
  },
  beside_tub_in: {
    label: 'How much room is there beside the tub?',
    help: 'Measure from the outside of the tub to the toilet, sink or wall.',
  },
  bed_gap_in: {
    label: 'How high is the gap under the bed?',
    help: 'Measure from the floor to the lowest part of the bed, motors and cables too.',
  },
  room_width_in: {
    label: 'How wide is the place for the bed?',
    help: 'From the wall to whatever stands across, so that somebody can stand beside the bed.',
  },
  room_length_in: {
    label: 'How long is the place for the bed?',
    help: 'From the wall at the head to whatever stands at the foot.',
  },
  bed_deck_width_in: {
    label: 'How wide is the deck of the bed?',
    help: 'The deck is what the mattress lies on. Measure it, not the old mattress.',
  },
  bed_deck_length_in: {
    label: 'How long is the deck of the bed?',
    help: 'The deck is what the mattress lies on. Measure it, not the old mattress.',
  },
  mattress_thickness_in: {
    label: 'How thick is the mattress?',
    help: 'Measure at the side, where nobody sits.',
  },
  bed_base: {
    label: 'What kind of bed is it?',
    help: 'A rail is made for one kind of bed. Others leave gaps that can trap a person.',
    choices: {
      home: 'An ordinary bed',
      hospital: 'A bed that moves up and down',
    },
  },
  furniture_height_in: {
    label: 'How high is the seat or bed now?',
    help: 'Measure from the floor to where one sits, pressed down a little.',
  },
  lift_attachment: {
    label: 'How are slings hung on your lift?',
    help: 'Look at the end of the lift’s arm: hooks take loops, studs take clips.',
    choices: {
      Loop: 'By loops on hooks',
      Clip: 'By clips on studs',
    },
  },
}
