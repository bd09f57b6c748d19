import { isBlank } from '../listings/rules.ts'
import { unfilledError } from '../replies/placeholders.ts'

/** Rules of a report, with their exact texts: used by the server's schemas and by the dialog. */

/** The reasons for a report, as the API and the dialog name them. Beside these there is one in the reporter's own words. */
export const reportReasons = [
  'item sold',
  'seller not responded in over 14 days',
  'miscategorized',
  'duplicate',
  'scam',
  'prohibited item',
  'commercial advertisement',
  'offensive, obscene or malicious content',
] as const

export type ReportReason = (typeof reportReasons)[number]

/** The decisions a volunteer can make about a reported listing: it is shown again, or stays hidden. */
export const decisions = ['release', 'keep'] as const

export type Decision = (typeof decisions)[number]

/** In characters: the longest message a volunteer can write to the owner about a decision. */
export const decisionMessageLimit = 500

/** Returns the sentence that says what is wrong with a decision's message, or undefined. Hiding a listing requires one. */
export function decisionMessageError(decision: Decision, words: string): string | undefined {
  if ([...words.trim()].length > decisionMessageLimit)
    return `Use at most ${decisionMessageLimit} characters for the owner`
  if (decision === 'keep' && isBlank(words)) return 'Please tell the owner why, in a sentence or two'
  return unfilledError(words)
}

/** In days: a decision that is not older counts as recent. */
export const latelyDays = 30

/** The ninth: what is sent in its place is the reporter's own text. */
export const otherReason = 'Other'
export const otherLimit = 1_000

/** The `reporting_user` of whoever is not signed in. */
export const noAccount = 'no account'

/** Separates the known reasons of a report, each once, from the reporter's own texts. */
function separateReasons(submitted: readonly string[]): { reasons: ReportReason[]; own: string[] } {
  const own = submitted.filter(
    (text) => !isBlank(text) && text !== otherReason && !reportReasons.some((reason) => reason === text),
  )
  return { reasons: reportReasons.filter((reason) => submitted.includes(reason)), own: own.map((text) => text.trim()) }
}

/** Returns the sentence that says what is wrong with the reasons of a report, or undefined. At most one is the reporter's own text. */
export function reasonsError(submitted: readonly string[]): string | undefined {
  const { reasons, own } = separateReasons(submitted)
  const [other = ''] = own
  if (own.length > 1) return 'Please choose from the reasons, and use one text of your own at most'
  if ([...other].length > otherLimit)
    return `${otherReason}: use at most ${otherLimit.toLocaleString('en-CA')} characters`
  return reasons.length || other ? undefined : 'Please choose a reason, or tell us what is wrong'
}

/** Reads valid reasons; the reporter's own text is apart, and empty when there is none. */
export function readReasons(submitted: readonly string[]): { reasons: ReportReason[]; other: string } {
  const { reasons, own } = separateReasons(submitted)
  return { reasons, other: own[0] ?? '' }
}
