import { kindTexts, liftingAct, type RestrictionKind, restrictionKinds } from '../restrictions/rules.ts'
import type { CaseDecision } from './case-decision.ts'

/** What becomes of a restriction once somebody else than who decided has read its person's answer. */
export const answerOutcomes = ['lift', 'leave'] as const

export type AnswerOutcome = (typeof answerOutcomes)[number]

/** A restriction whose answer waits, as far as it says what a decision does. */
export type AnsweredRestriction = {
  kind: RestrictionKind
  /** The length that was asked for; null: for good. */
  days: number | null
  /** The day on which it ends, in words; null: never. */
  until: string | null
  /** What else they are kept from now. */
  others: readonly RestrictionKind[]
}

/** By which the decision is stored and sent. */
export const answerDecision = (outcome: AnswerOutcome, kind: RestrictionKind): string => `${outcome}_${kind}`

/** What the key of a decision about an answer says; undefined: it is about none. */
export function answerOutcomeOf(key: string): { outcome: AnswerOutcome; kind: RestrictionKind } | undefined {
  const all = answerOutcomes.flatMap((outcome) => restrictionKinds.map((kind) => ({ outcome, kind })))
  return all.find(({ outcome, kind }) => answerDecision(outcome, kind) === key)
}

const again: Record<RestrictionKind, { label: string; does: string }> = {
  mute: { label: 'Let them write again', does: 'They can write to people again at once.' },
  stop: {
    label: 'Let them write and list again',
    does: 'They can write, and list, change and renew things again at once.',
  },
  ban: {
    label: 'Let them use their account again',
    does: 'They can use their account again at once, and their listings come back.',
  },
}

const lift = ({ kind, days, others }: AnsweredRestriction): CaseDecision => {
  const [other] = others
  const mailed = 'They are told by e-mail.'
  return {
    ...{ key: answerDecision('lift', kind), act: liftingAct({ kind, days }), words: 'optional' },
    label: other ? `Take the ${kind} back` : again[kind].label,
    does: other
      ? `The ${kind} ends at once. They stay ${kindTexts[other].past.toLowerCase()}. ${mailed}`
      : `${again[kind].does} ${mailed}`,
    leaves: 'What they do meanwhile stays. A mail that was sent stays; they are told that it was taken back.',
    done: `The ${kind} has ended`,
  }
}

const leave = ({ kind, days, until }: AnsweredRestriction): CaseDecision => ({
  ...{ key: answerDecision('leave', kind), act: liftingAct({ kind, days }), words: 'asked' },
  label: `Leave the ${kind} ${until ? `until ${until}` : 'for good'}`,
  does: 'Nothing changes for them. They are told by e-mail that somebody else has read their answer, and in your words why if you write some.',
  leaves: 'A mail that was sent stays; they are told that it was taken back.',
  done: `The ${kind} stays`,
})

/** What can be decided about an answer, in the order of the keys. */
export const answerDecisions = (answered: AnsweredRestriction): readonly CaseDecision[] => [
  lift(answered),
  leave(answered),
]

/** All of them, by which what was decided is called afterwards. */
export const everyAnswerDecision: readonly CaseDecision[] = restrictionKinds.flatMap((kind) =>
  answerDecisions({ kind, days: null, until: null, others: [] }),
)
