import { loadedOnceAnswered } from '../people/once-answered.ts'

/** The part of a card that says whether its thing fits; undefined where nobody has answered anything. */
export const useCardVerdict = loadedOnceAnswered(() =>
  import('./card-verdict.tsx').then(({ CardVerdict }) => CardVerdict),
)
