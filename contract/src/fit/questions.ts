/** What people are asked about themselves and their homes: each once, for every kind of thing that needs it. */

import type { FitQuestion } from './types.ts'

type Row = Pick<FitQuestion, 'noun' | 'label' | 'help'> & {
  /** Of a number: what it can be, in inches or pounds as the question's name ends. */
  range?: { min: number; max: number }
  /** Of a choice: what can be chosen, and how that is said. */
  choices?: Readonly<Record<string, string>>
}

/** About a person: oneself, or whom it is for. */
const ofPerson: Readonly<Record<string, Row>> = {
  hip_width_in: {
    noun: 'how wide the hips are',
    label: 'How wide are the hips, sitting down?',
    help: 'Sit on a firm chair. Hold a book flat against each hip and measure between the books.',
    range: { min: 6, max: 40 },
  },
  thigh_length_in: {
    noun: 'how long the thigh is',
    label: 'How long is the thigh, sitting down?',
    help: 'Sit with the back against a wall. Measure from the wall to the fold behind the knee.',
    range: { min: 6, max: 32 },
  },
  lower_leg_in: {
    noun: 'how long the lower leg is',
    label: 'How long is the lower leg?',
    help: 'Sit with usual shoes on and the feet flat. Measure from the floor to the fold behind the knee.',
    range: { min: 5, max: 28 },
  },
  user_weight_lb: {
    noun: 'the weight of the person',
    label: 'What do they weigh?',
    help: 'With clothes and shoes. If you are not sure, give the higher number.',
    range: { min: 10, max: 1000 },
  },
  standing_height_in: {
    noun: 'how tall the person is',
    label: 'How tall are they?',
    help: 'Stand in usual shoes, as straight as is easy.',
    range: { min: 20, max: 96 },
  },
  wrist_height_in: {
    noun: 'how high the wrist is',
    label: 'How high is the wrist?',
    help: 'Stand in usual shoes with the arms hanging. Measure from the floor to the crease of the wrist.',
    range: { min: 8, max: 48 },
  },
  elbow_height_in: {
    noun: 'how high the elbow is',
    label: 'How high is the bent elbow?',
    help: 'Stand in usual shoes and bend the arm to a right angle. Measure from the floor to the elbow.',
    range: { min: 15, max: 60 },
  },
  armpit_height_in: {
    noun: 'how high the armpit is',
    label: 'How high is the armpit?',
    help: 'Stand in usual shoes with the shoulders loose. Measure from the floor to the fold in front of the armpit.',
    range: { min: 15, max: 75 },
  },
  pushes_with: {
    noun: 'how it will be moved',
    label: 'How will it be moved?',
    help: 'Who pushes with the feet needs a seat low enough for both feet to lie flat on the floor.',
    choices: { hands: 'By hand, or by a helper', feet: 'With one or both feet' },
  },
}

/** About a home: doors, halls, steps, stairs and the car, bathrooms and bedrooms. */
const ofHome: Readonly<Record<string, Row>> = {
  door_width_in: {
    noun: 'how wide your door is',
    label: 'How wide is the narrowest door?',
    help: 'Open the door as far as it goes. Measure from the face of the door to the stop across from it.',
    range: { min: 10, max: 96 },
  },
  hall_width_in: {
    noun: 'how wide your hall is',
    label: 'How wide is the hall where you turn a corner?',
    help: 'Measure from wall to wall, or to whatever stands in the way.',
    range: { min: 15, max: 200 },
  },
  turning_space_in: {
    noun: 'how much room there is to turn',
    label: 'How much clear floor is there to turn round?',
    help: 'In the room where it matters most. Measure the shorter side of the clear floor.',
    range: { min: 15, max: 400 },
  },
  car_width_in: {
    noun: 'how wide the car opens',
    label: 'How wide is the opening of the car?',
    help: 'Open the trunk. Measure across where it is narrowest.',
    range: { min: 8, max: 96 },
  },
  car_height_in: {
    noun: 'how high the car opens',
    label: 'How high is the opening of the car?',
    help: 'Measure from the sill of the trunk up to the edge above it.',
    range: { min: 6, max: 96 },
  },
  car_depth_in: {
    noun: 'how deep the trunk is',
    label: 'How deep is the trunk of the car?',
    help: 'Measure from the sill to the back of the seats.',
    range: { min: 8, max: 140 },
  },
  lift_limit_lb: {
    noun: 'how much can be lifted',
    label: 'How much can whoever loads it lift?',
    help: 'Be careful: 51 lb is the limit for fit workers who stand well. A full pail of water weighs about 20 lb.',
    range: { min: 1, max: 200 },
  },
  rise_in: {
    noun: 'how high the step is',
    label: 'How high is the step, or are all the steps together?',
    help: 'Measure straight up from the ground to the floor at the door.',
    range: { min: 0.5, max: 96 },
  },
  ramp_use: {
    noun: 'how the ramp will be used',
    label: 'How will the ramp be used?',
    help: 'A person alone needs a gentle slope. A helper can manage a steeper one.',
    choices: {
      alone: 'By the person alone, or it stays in place',
      helper: 'With a helper who pushes the person',
      empty: 'For an empty chair or scooter only',
    },
  },
  chair_width_in: {
    noun: 'how wide the chair is',
    label: 'How wide is the chair, scooter or walker?',
    help: 'Measure from outside to outside of the wheels.',
    range: { min: 8, max: 60 },
  },
  chair_weight_lb: {
    noun: 'what the chair weighs',
    label: 'What does the chair or scooter weigh?',
    help: 'Its manual says so. If you are not sure, give the higher number.',
    range: { min: 1, max: 800 },
  },
  helper_weight_lb: {
    noun: 'what the helper weighs',
    label: 'What does the helper weigh?',
    help: 'The helper stands on the ramp too.',
    range: { min: 60, max: 600 },
  },
  stairs: {
    noun: 'the shape of your stairs',
    label: 'What shape are the stairs?',
    help: 'Straight means without any turn or landing on the way.',
    choices: { Straight: 'Straight', Curved: 'With a turn or a landing' },
  },
  stair_width_in: {
    noun: 'how wide your stairs are',
    label: 'How wide are the stairs?',
    help: 'Measure from wall to wall, or to the handrail, where it is narrowest.',
    range: { min: 15, max: 120 },
  },
  stair_length_in: {
    noun: 'how long your stairs are',
    label: 'How long is the slope of the stairs?',
    help: 'Hold the tape along the steps, from the edge of the top one to the floor at the bottom.',
    range: { min: 20, max: 480 },
  },
  bowl_height_in: {
    noun: 'how high your toilet is',
    label: 'How high is the toilet?',
    help: 'Lift the seat. Measure from the floor to the rim of the bowl.',
    range: { min: 8, max: 26 },
  },
  toilet_bowl: {
    noun: 'the shape of your toilet',
    label: 'What shape is the toilet?',
    help: 'Round is about 16½ in from the bolts to the front, elongated about 18½ in.',
    choices: { Round: 'Round', Elongated: 'Elongated' },
  },
  bath_place: {
    noun: 'where it will stand',
    label: 'Where will it stand?',
    help: 'A seat for a tub has to stand on the flat part of its floor.',
    choices: { Bathtub: 'In a bathtub', 'Walk-in shower': 'In a walk-in shower' },
  },
  tub_floor_in: {
    noun: 'how wide the floor of your tub is',
    label: 'How wide is the flat floor of the tub?',
    help: 'Measure the flat part inside, where it is narrowest.',
    range: { min: 8, max: 60 },
  },
  tub_width_in: {
    noun: 'how wide your tub is',
    label: 'How wide is the tub, inside?',
    help: 'Measure from inner wall to inner wall, at the top.',
    range: { min: 12, max: 60 },
  },
  tub_rim_in: {
    noun: 'how high the rim of your tub is',
    label: 'How high is the rim of the tub?',
    help: 'Measure from the bathroom floor to the top of the rim.',
    range: { min: 6, max: 36 },
  },
  tub_door: {
    noun: 'what closes your tub',
    label: 'What closes the tub?',
    help: 'A bench stands half inside and half outside, so a sliding door has to come off first.',
    choices: { open: 'A curtain, or nothing', sliding: 'A sliding glass door' },
  },
  beside_tub_in: {
    noun: 'how much room there is beside your tub',
    label: 'How much room is there beside the tub?',
    help: 'Measure from the outside of the tub to the toilet, sink or wall.',
    range: { min: 1, max: 120 },
  },
  bed_gap_in: {
    noun: 'how high the gap under your bed is',
    label: 'How high is the gap under the bed?',
    help: 'Measure from the floor to the lowest part of the bed, motors and cables too.',
    range: { min: 0.5, max: 40 },
  },
  room_width_in: {
    noun: 'how wide the place for the bed is',
    label: 'How wide is the place for the bed?',
    help: 'From the wall to whatever stands across, so that somebody can stand beside the bed.',
    range: { min: 20, max: 600 },
  },
  room_length_in: {
    noun: 'how long the place for the bed is',
    label: 'How long is the place for the bed?',
    help: 'From the wall at the head to whatever stands at the foot.',
    range: { min: 40, max: 600 },
  },
  bed_deck_width_in: {
    noun: 'how wide the deck of your bed is',
    label: 'How wide is the deck of the bed?',
    help: 'The deck is what the mattress lies on. Measure it, not the old mattress.',
    range: { min: 20, max: 90 },
  },
  bed_deck_length_in: {
    noun: 'how long the deck of your bed is',
    label: 'How long is the deck of the bed?',
    help: 'The deck is what the mattress lies on. Measure it, not the old mattress.',
    range: { min: 40, max: 100 },
  },
  mattress_thickness_in: {
    noun: 'how thick your mattress is',
    label: 'How thick is the mattress?',
    help: 'Measure at the side, where nobody sits.',
    range: { min: 1, max: 24 },
  },
  bed_base: {
    noun: 'what kind of bed yours is',
    label: 'What kind of bed is it?',
    help: 'A rail is made for one kind of bed. Others leave gaps that can trap a person.',
    choices: { home: 'An ordinary bed', hospital: 'A bed that moves up and down' },
  },
  furniture_height_in: {
    noun: 'how high the seat or bed is now',
    label: 'How high is the seat or bed now?',
    help: 'Measure from the floor to where one sits, pressed down a little.',
    range: { min: 5, max: 36 },
  },
  lift_attachment: {
    noun: 'how slings hang on your lift',
    label: 'How are slings hung on your lift?',
    help: 'Look at the end of the lift’s arm: hooks take loops, studs take clips.',
    choices: { Loop: 'By loops on hooks', Clip: 'By clips on studs' },
  },
}

const questionsIn = (about: FitQuestion['about'], rows: Readonly<Record<string, Row>>): FitQuestion[] =>
  Object.entries(rows).map(([name, { range, choices = {}, ...words }]) => ({
    ...words,
    name,
    about,
    unit: range ? (name.endsWith('_lb') ? 'lb' : 'in') : null,
    min: range?.min ?? 0,
    max: range?.max ?? 0,
    options: Object.entries(choices).map(([value, label]) => ({ value, label })),
  }))

export const fitQuestions: readonly FitQuestion[] = [...questionsIn('person', ofPerson), ...questionsIn('home', ofHome)]
