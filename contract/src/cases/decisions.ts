import { decisionWordsError, pauseDays } from '../moderation/person-rules.ts'
import { decisionMessageError } from '../moderation/rules.ts'
import { type AnsweredRestriction, answerDecisions, everyAnswerDecision } from './answer-decisions.ts'
import type { CaseDecision } from './case-decision.ts'
import type { CaseSubject } from './rules.ts'

/** How the subject of a case stands, as far as it says what a decision does. */
export type SubjectState = {
  /** Nobody but its owner sees the listing. */
  suspended: boolean
  /** A decision says of reports about the listing whether they were right. */
  reported: boolean
  /** Of a person: the restriction whose answer waits, which comes before anything else. */
  answered?: AnsweredRestriction | null
}

const mailLeft = 'A mail that was sent stays; whoever got it is told that it was taken back.'

/** Whom the words of a decision are for, as its button says it. */
export const wordsFor: Record<CaseSubject, string> = {
  listing: 'the owner',
  person: 'this person',
  message: 'the writer',
}

/** These sentences as one text, without those that are not true now. */
const sentences = (...said: (string | false)[]) => said.filter(Boolean).join(' ')

const listingDecisions = ({ suspended, reported }: SubjectState): readonly CaseDecision[] => [
  suspended
    ? {
        ...{ key: 'release', label: 'Release', act: 'decide_on_listing', words: 'optional', done: 'Listing released' },
        does: sentences(
          'Everybody sees the listing again.',
          reported && 'Its reports count as wrong.',
          'Its owner is told by e-mail.',
        ),
        leaves: `${mailLeft} People who wait for such a thing may have been told of it.`,
      }
    : {
        ...{
          key: 'release',
          label: 'Leave it',
          act: 'decide_on_listing',
          words: 'optional',
          done: 'Listing left as it is',
        },
        does: sentences(
          'The listing stays as it is.',
          reported && 'Its reports count as wrong, but as right if you write to its owner what to change.',
          'Its owner is told only if you write to them.',
        ),
        leaves: 'A mail that was sent stays.',
      },
  {
    ...{ key: 'keep', act: 'decide_on_listing', words: 'needed', grave: true },
    ...(suspended ? { label: 'Keep hidden', done: 'Listing stays hidden' } : { label: 'Hide', done: 'Listing hidden' }),
    does: sentences(
      'Only its owner sees the listing.',
      reported && 'Its reports count as right.',
      'Its owner is told why by e-mail.',
    ),
    leaves: `${mailLeft} If its owner had promised it to somebody, that promise has ended and does not come back.`,
  },
]

const messageDecisions: readonly CaseDecision[] = [
  {
    ...{ key: 'deliver', label: 'Pass it on', act: 'decide_on_message', words: 'none', done: 'Message passed on' },
    does: 'The message goes to its reader now, with a warning and by e-mail.',
    leaves: 'It cannot be taken back: what was read cannot be unread.',
    final: true,
  },
  {
    ...{ key: 'return', label: 'Return it', act: 'decide_on_message', words: 'optional', done: 'Message returned' },
    does: 'Nobody but its writer sees the message. They are told by e-mail that it was not passed on.',
    leaves: 'A mail that was sent stays. The message waits again.',
    grave: true,
  },
]

const personDecisions: readonly CaseDecision[] = [
  {
    ...{
      key: 'nothing',
      label: 'Nothing to do',
      act: 'decide_on_person',
      words: 'none',
      done: 'Nothing was to be done',
    },
    does: 'The case closes, with whatever was reported about this person. Nobody is told.',
    leaves: 'Nothing of it stays.',
  },
  {
    ...{ key: 'pause', label: `A rest of ${pauseDays} days`, act: 'decide_on_person', words: 'optional' },
    does: `For ${pauseDays} days they write to nobody. They can read, and their listings stay. They are told by e-mail.`,
    leaves: mailLeft,
    grave: true,
    done: `They write to nobody for ${pauseDays} days`,
  },
]

/** What can be decided about each kind of subject, in the order of their keys. Of two decisions one may go with a word. */
export const caseDecisions: Record<CaseSubject, (state: SubjectState) => readonly CaseDecision[]> = {
  listing: listingDecisions,
  person: ({ answered }) => (answered ? answerDecisions(answered) : personDecisions),
  message: () => messageDecisions,
}

/** The row of a decision, undefined where there is none of this name. */
export const findDecision = (
  subject: CaseSubject,
  key: string,
  state: SubjectState = { suspended: false, reported: false },
): CaseDecision | undefined =>
  [...caseDecisions[subject](state), ...(subject === 'person' ? everyAnswerDecision : [])].find(
    (row) => row.key === key,
  )

/** Returns the sentence that says what is wrong with the words of a decision, or undefined. */
export function caseWordsError(subject: CaseSubject, decision: string, words: string): string | undefined {
  if (subject === 'listing') return decisionMessageError(decision === 'keep' ? 'keep' : 'release', words)
  return decisionWordsError(words.trim())
}
