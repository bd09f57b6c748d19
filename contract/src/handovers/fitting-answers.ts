import type { QuickAnswer } from './rules.ts'

/** How a listing stands for the buyer of a conversation. */
export type Standing = 'free' | 'promised_here' | 'promised_elsewhere' | 'handed_over' | 'over'

/** What is known of a listing and its promise, in one conversation about it. */
export type PromiseState = {
  /** The listing is sold, given away or deleted. */
  isOver: boolean
  /** Its owner said that it was handed over while it was promised in this conversation. */
  isHandedOver: boolean
  promised: 'here' | 'elsewhere' | undefined
}

export function standingOf({ isOver, isHandedOver, promised }: PromiseState): Standing {
  if (isOver) return isHandedOver ? 'handed_over' : 'over'
  return promised ? `promised_${promised}` : 'free'
}

type Fitting = {
  answers: readonly QuickAnswer[]
  /** The sentence that says why the other answers do not fit. */
  whyNot: string
}

const ownWords = 'or write in your own words.'

/** Which prepared answers fit: they are offered, and no other is sent. */
export const fittingAnswers: Record<Standing, Fitting> = {
  free: { answers: ['available', 'gone', 'promised'], whyNot: '' },
  promised_here: {
    answers: ['gone'],
    whyNot: `You promised it to this person, so this answer does not fit now. You can take the promise back, ${ownWords}`,
  },
  promised_elsewhere: {
    answers: ['gone', 'promised'],
    whyNot: `You promised it to somebody else, so this answer does not fit now. You can take that promise back, ${ownWords}`,
  },
  handed_over: {
    answers: [],
    whyNot: 'You handed it over to this person, so this answer does not fit any more. You can write in your own words.',
  },
  over: {
    answers: ['gone'],
    whyNot: 'The listing is sold or deleted, so this answer does not fit any more. You can write in your own words.',
  },
}
