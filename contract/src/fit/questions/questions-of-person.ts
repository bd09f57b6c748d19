import type { QuestionWords } from './asked.ts'
import type { askedOfPerson } from './asked-of-person.ts'

/** How people are asked about themselves, or whom it is for. */
export const personQuestions: QuestionWords<typeof askedOfPerson> = {
  hip_width_in: {
    label: 'How wide are the hips, sitting down?',
    help: 'Sit on a firm chair. Hold a book flat against each hip and measure between the books.',
  },
  thigh_length_in: {
    label: 'How long is the thigh, sitting down?',
    help: 'Sit with the back against a wall. Measure from the wall to the fold behind the knee.',
  },
  lower_leg_in: {
    label: 'How long is the lower leg?',
    help: 'Sit with usual shoes on and the feet flat. Measure from the floor to the fold behind the knee.',
  },
  user_weight_lb: {
    label: 'What do they weigh?',
    help: 'With clothes and shoes. If you are not sure, give the higher number.',
  },
  standing_height_in: {
    label: 'How tall are they?',
    help: 'Stand in usual shoes, as straight as is easy.',
  },
  wrist_height_in: {
    label: 'How high is the wrist?',
    help: 'Stand in usual shoes with the arms hanging. Measure from the floor to the crease of the wrist.',
  },
  elbow_height_in: {
    label: 'How high is the bent elbow?',
    help: 'Stand in usual shoes and bend the arm to a right angle. Measure from the floor to the elbow.',
  },
  armpit_height_in: {
    label: 'How high is the armpit?',
    help: 'Stand in usual shoes with the shoulders loose. Measure from the floor to the fold in front of the armpit.',
  },
  pushes_with: {
    label: 'How will it be moved?',
    help: 'Who pushes with the feet needs a seat low enough for both feet to lie flat on the floor.',
    choices: {
      hands: 'By hand, or by a helper',
      feet: 'With one or both feet',
    },
  },
}
