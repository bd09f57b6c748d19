import { isBlank } from '../listings/rules.ts'
import { unfilledError } from '../replies/placeholders.ts'

/** Rules of a report about somebody whom one writes with, with their exact texts: used by the server's schemas and by the dialog. */

export const personReasons = [
  'They want money before I have seen anything',
  'They ask for a code, a card or my bank',
  'They sent a link or a cheque that I do not trust',
  'They are rude, or say hurtful things',
  'They do not stop writing',
  'They are not who they say they are',
  'They did not come, or did not keep their word',
] as const

export type PersonReason = (typeof personReasons)[number]

/** In characters: what the reporter asks for, in their own words. */
export const personWordsLimit = 1_000
/** Messages that are shown with a report. */
export const shownMessagesLimit = 50

/** Returns the sentence that says that a report says nothing, or undefined. */
export const personReasonsError = (reasons: readonly string[], words: string): string | undefined =>
  reasons.length || !isBlank(words) ? undefined : 'Please choose a reason, or tell us what is wrong'

/** Returns the sentence that says what is wrong with the reporter's own words, or undefined. */
export const personWordsError = (words: string): string | undefined =>
  [...words.trim()].length > personWordsLimit
    ? `Use at most ${personWordsLimit.toLocaleString('en-CA')} characters for your own words`
    : undefined

export const alreadyReported =
  'You reported this person already. A volunteer looks at it, and you may report again after that.'
export const reportClosed = 'They closed their account. They can write to nobody any more.'
export const reportShownUnknown = 'Please choose from the messages of this conversation'

/** Nothing needs to be done, or the person may write to nobody for some days. */
export const personDecisions = ['nothing', 'pause'] as const
export type PersonDecision = (typeof personDecisions)[number]

/** In characters: a volunteer's words to the person. */
export const personDecisionLimit = 500

export const decisionWordsError = (words: string): string | undefined =>
  [...words].length > personDecisionLimit
    ? `Use at most ${personDecisionLimit} characters for the person`
    : unfilledError(words)

/** For so many days somebody may write to nobody. */
export const pauseDays = 7

/** Of the volunteers' list of people who were reported. */
export const peoplePerPage = 20
/** Messages of a conversation that a volunteer reads at once. */
export const readingPerPage = 100
