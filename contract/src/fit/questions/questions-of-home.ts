import type { QuestionWords } from './asked.ts'
import type { askedOfHome } from './asked-of-home.ts'

/** How people are asked about their doors, halls, steps, stairs and cars. */
export const homeQuestions: QuestionWords<typeof askedOfHome> = {
  door_width_in: {
    label: 'How wide is the narrowest door?',
    help: 'Open the door as far as it goes. Measure from the face of the door to the stop across from it.',
  },
  hall_width_in: {
    label: 'How wide is the hall where you turn a corner?',
    help: 'Measure from wall to wall, or to whatever stands in the way.',
  },
  turning_space_in: {
    label: 'How much clear floor is there to turn round?',
    help: 'In the room where it matters most. Measure the shorter side of the clear floor.',
  },
  car_width_in: {
    label: 'How wide is the opening of the car?',
    help: 'Open the trunk. Measure across where it is narrowest.',
  },
  car_height_in: {
    label: 'How high is the opening of the car?',
    help: 'Measure from the sill of the trunk up to the edge above it.',
  },
  car_depth_in: {
    label: 'How deep is the trunk of the car?',
    help: 'Measure from the sill to the back of the seats.',
  },
  lift_limit_lb: {
    label: 'How much can whoever loads it lift?',
    help: 'Be careful: 51 lb is the limit for fit workers who stand well. A full pail of water weighs about 20 lb.',
  },
  rise_in: {
    label: 'How high is the step, or are all the steps together?',
    help: 'Measure straight up from the ground to the floor at the door.',
  },
  ramp_use: {
    label: 'How will the ramp be used?',
    help: 'A person alone needs a gentle slope. A helper can manage a steeper one.',
    choices: {
      alone: 'By the person alone, or it stays in place',
      helper: 'With a helper who pushes the person',
      empty: 'For an empty chair or scooter only',
    },
  },
  chair_width_in: {
    label: 'How wide is the chair, scooter or walker?',
    help: 'Measure from outside to outside of the wheels.',
  },
  chair_weight_lb: {
    label: 'What does the chair or scooter weigh?',
    help: 'Its manual says so. If you are not sure, give the higher number.',
  },
  helper_weight_lb: {
    label: 'What does the helper weigh?',
    help: 'The helper stands on the ramp too.',
  },
  stairs: {
    label: 'What shape are the stairs?',
    help: 'Straight means without any turn or landing on the way.',
    choices: {
      Straight: 'Straight',
      Curved: 'With a turn or a landing',
    },
  },
  stair_width_in: {
    label: 'How wide are the stairs?',
    help: 'Measure from wall to wall, or to the handrail, where it is narrowest.',
  },
  stair_length_in: {
    label: 'How long is the slope of the stairs?',
    help: 'Hold the tape along the steps, from the edge of the top one to the floor at the bottom.',
  },
}
