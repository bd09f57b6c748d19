import type { Decision } from '@reable/contract/moderation/rules'
import type { ReportedListing } from './load-reported.ts'

/** The texts of a decision: its button, its question, and the alert once it is made. */
type DecisionTexts = { label: string; question: string; text: (title: string) => string; answer: string; done: string }

const hiddenTexts: Record<Decision, DecisionTexts> = {
  release: {
    label: 'Release',
    question: 'Release this listing?',
    text: (title) => `“${title}” is shown again. Its reports are closed, and its owner is told by e-mail.`,
    answer: 'Release',
    done: 'Listing released',
  },
  keep: {
    label: 'Keep hidden',
    question: 'Keep this listing hidden?',
    text: (title) => `“${title}” stays hidden. Its reports are closed, and its owner is told by e-mail.`,
    answer: 'Keep hidden',
    done: 'Listing stays hidden',
  },
}

const shownTexts: Record<Decision, DecisionTexts> = {
  release: {
    label: 'Leave as it is',
    question: 'Leave this listing as it is?',
    text: (title) =>
      `“${title}” stays as it is, and its reports are closed. Its owner is told only if you write to them here.`,
    answer: 'Leave as it is',
    done: 'Reports closed',
  },
  keep: {
    label: 'Hide',
    question: 'Hide this listing?',
    text: (title) =>
      `From now on only its owner sees “${title}”. Its reports are closed, and its owner is told by e-mail.`,
    answer: 'Hide',
    done: 'Listing hidden',
  },
}

const decidedTexts: Record<Decision, DecisionTexts> = {
  release: {
    ...hiddenTexts.release,
    text: (title) => `“${title}” was kept hidden. It is shown again, and its owner is told by e-mail.`,
  },
  keep: {
    ...shownTexts.keep,
    text: (title) => `From now on only its owner sees “${title}”, and its owner is told by e-mail.`,
  },
}

/** How a listing is left by a decision, whether it was hidden before or not. */
export const decidedWords: Record<Decision, string> = { keep: 'Hidden', release: 'Not hidden' }

/** The listing that is decided on, and whether it was decided about before. */
export type Decidable = ReportedListing['post'] & { decided?: true }

export function decisionTexts(decision: Decision, { held: suspended, decided }: Decidable): DecisionTexts {
  if (decided) return decidedTexts[decision]
  return (suspended ? hiddenTexts : shownTexts)[decision]
}
