import type { Decision } from '@reable/contract/moderation/rules'
import type { ReportedListing } from './load-reported.ts'

/** What a decision is called, what is asked first, and what is told when it is made. */
type DecisionWords = { word: string; question: string; text: (title: string) => string; answer: string; done: string }

const ofHidden: Record<Decision, DecisionWords> = {
  release: {
    word: 'Release',
    question: 'Release this listing?',
    text: (title) => `“${title}” is shown again. Its reports are closed, and its owner is told by e-mail.`,
    answer: 'Release',
    done: 'Listing released',
  },
  keep: {
    word: 'Keep hidden',
    question: 'Keep this listing hidden?',
    text: (title) => `“${title}” stays hidden. Its reports are closed, and its owner is told by e-mail.`,
    answer: 'Keep hidden',
    done: 'Listing stays hidden',
  },
}

const ofShown: Record<Decision, DecisionWords> = {
  release: {
    word: 'Leave as it is',
    question: 'Leave this listing as it is?',
    text: (title) =>
      `“${title}” stays as it is, and its reports are closed. Its owner is told only if you write to them here.`,
    answer: 'Leave as it is',
    done: 'Reports closed',
  },
  keep: {
    word: 'Hide',
    question: 'Hide this listing?',
    text: (title) =>
      `From now on only its owner sees “${title}”. Its reports are closed, and its owner is told by e-mail.`,
    answer: 'Hide',
    done: 'Listing hidden',
  },
}

const ofDecided: Record<Decision, DecisionWords> = {
  release: {
    ...ofHidden.release,
    text: (title) => `“${title}” was kept hidden. It is shown again, and its owner is told by e-mail.`,
  },
  keep: {
    ...ofShown.keep,
    text: (title) => `From now on only its owner sees “${title}”, and its owner is told by e-mail.`,
  },
}

/** What is decided on: a listing, and whether that was decided before. */
export type Decidable = ReportedListing['post'] & { decided?: true }

export function decisionWords(decision: Decision, { held, decided }: Decidable): DecisionWords {
  if (decided) return ofDecided[decision]
  return (held ? ofHidden : ofShown)[decision]
}
