import { isBlank } from '../listings/rules.ts'

/** Rules of a report, with their exact texts: used by the server's schemas and by the dialog. */

/** What can be wrong with a listing, as the call and the dialog say it. Beside these there is one in the reporter's own words. */
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

/** What a volunteer can decide on a reported listing: it is shown again, or stays hidden. */
export const decisions = ['release', 'keep'] as const

export type Decision = (typeof decisions)[number]

/** Of what a volunteer writes to the owner of a listing about a decision, in letters. */
export const decisionWordsLimit = 500

/** What is wrong with the words of a decision: nobody's listing is hidden without a word to them. */
export function decisionWordsFault(decision: Decision, words: string): string | undefined {
  if ([...words.trim()].length > decisionWordsLimit) return `Use at most ${decisionWordsLimit} characters for the owner`
  return decision === 'keep' && isBlank(words) ? 'Please tell the owner why, in a sentence or two' : undefined
}

/** What was decided in so many days was decided lately. */
export const latelyDays = 30

/** Of what is looked for among the decided, in letters. */
export const decidedSearchLimit = 100

/** The ninth: what is sent in its place is the reporter's own text. */
export const otherReason = 'Other'
export const otherLimit = 1_000

/** Of the volunteers' list. */
export const reportedListingsPerPage = 20

/** The `reporting_user` of whoever is not signed in. */
export const noAccount = 'no account'

/** What a report says: the known reasons, each once, and the reporter's own texts beside them. */
function separateReasons(submitted: readonly string[]): { reasons: ReportReason[]; own: string[] } {
  const own = submitted.filter(
    (text) => !isBlank(text) && text !== otherReason && !reportReasons.some((reason) => reason === text),
  )
  return { reasons: reportReasons.filter((reason) => submitted.includes(reason)), own: own.map((text) => text.trim()) }
}

/** What is wrong with the reasons of a report: its known reasons and at most one text of the reporter's own. */
export function reasonsFault(submitted: readonly string[]): string | undefined {
  const { reasons, own } = separateReasons(submitted)
  const [other = ''] = own
  if (own.length > 1) return 'Please choose from the reasons, and use one text of your own at most'
  if ([...other].length > otherLimit)
    return `${otherReason}: use at most ${otherLimit.toLocaleString('en-CA')} characters`
  return reasons.length || other ? undefined : 'Please choose a reason, or tell us what is wrong'
}

/** Reasons without a fault, the reporter's own text apart: empty when there is none. */
export function readReasons(submitted: readonly string[]): { reasons: ReportReason[]; other: string } {
  const { reasons, own } = separateReasons(submitted)
  return { reasons, other: own[0] ?? '' }
}
