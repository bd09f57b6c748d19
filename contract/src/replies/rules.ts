import { answerOutcomeOf } from '../cases/answer-decisions.ts'
import { isBlank } from '../listings/rules.ts'
import { personReasons } from '../moderation/person-rules.ts'
import { decisionMessageLimit, otherReason, reportReasons } from '../moderation/rules.ts'
import { type Placeholder, placeholdersIn, unknownPlaceholderError } from './placeholders.ts'

/** Standard replies, with their exact texts: used by the server and by the volunteers' room. */

type Use = {
  /** As stewards choose it. */
  name: string
  /** Beside the names and addresses that every reply can have. */
  has: readonly Placeholder[]
}

const ofListings = ['title of the listing', 'reason'] as const

/** What a volunteer can be about to do who is offered a reply: one row for each. */
export const replyUses = {
  listing_hidden: { name: 'A listing is hidden, or stays hidden', has: ofListings },
  listing_released: { name: 'A listing is released', has: ofListings },
  listing_left: { name: 'A listing is left as it is', has: ofListings },
  message_returned: { name: 'A message is returned', has: ['title of the listing'] },
  person_paused: { name: 'Somebody gets a rest from writing', has: ['reason'] },
  person_restricted: { name: 'Somebody is muted, stopped or banned', has: [] },
  restriction_lifted: { name: 'A restriction is taken back', has: [] },
  restriction_left: { name: 'A restriction stays after an answer', has: [] },
} as const satisfies Record<string, Use>

export type ReplyUse = keyof typeof replyUses

export const replyUseNames = Object.keys(replyUses) as [ReplyUse, ...ReplyUse[]]

/** By what those that fit are found: a case, a listing or a report about somebody that was decided before, or somebody. */
export const replySubjects = ['case', 'person'] as const

export type ReplySubject = (typeof replySubjects)[number]

/** The use that a decision of a case is, undefined where nobody is written to. */
export function replyUseOf(
  subject: 'listing' | 'person' | 'message',
  decision: string,
  suspended: boolean,
): ReplyUse | undefined {
  if (subject === 'listing')
    return decision === 'keep' ? 'listing_hidden' : suspended ? 'listing_released' : 'listing_left'
  if (subject === 'message') return decision === 'return' ? 'message_returned' : undefined
  if (decision === 'pause') return 'person_paused'
  const answer = answerOutcomeOf(decision)
  return answer && (answer.outcome === 'lift' ? 'restriction_lifted' : 'restriction_left')
}

/** What screening can have found that replies are about. */
export const foundReasons = [
  'Another person’s photo',
  'Called back by its maker',
  'Contact details in the text',
] as const

/** What can have been reported or found: a reply that is about it is offered first. */
export const replyReasons = [...reportReasons, otherReason, ...personReasons, ...foundReasons] as const

/** Of all replies, also those that were removed. */
export const repliesAtMost = 200

/** In characters. */
export const replyLabelLimit = 40
export const replyTextLimit = decisionMessageLimit

export const repliesFull = `There are ${repliesAtMost} replies. Please change one that is there.`
export const replyConflict = 'Another steward has changed this reply since you opened it. Yours is not saved.'
export const noSuchReply = 'There is no such reply.'

export function replyLabelError(label: string): string | undefined {
  if (isBlank(label)) return 'Please write the label of its button'
  return [...label.trim()].length > replyLabelLimit
    ? `Use at most ${replyLabelLimit} characters for the label`
    : undefined
}

export function replyTextError(text: string): string | undefined {
  if (isBlank(text)) return 'Please write the text that the person will read'
  if ([...text.trim()].length > replyTextLimit) return `Use at most ${replyTextLimit} characters for the text`
  return unknownPlaceholderError(text)
}

export const replyUsesError = (uses: readonly string[]): string | undefined =>
  uses.length ? undefined : 'Please choose when it is offered'

const always: readonly Placeholder[] = ['first name', 'our name', 'our address']

/** The placeholders that have a value in all of these uses. */
export const placeholdersFor = (uses: readonly ReplyUse[]): Placeholder[] => [
  ...always,
  ...ofListings.filter((name) => uses.every((use) => (replyUses[use].has as readonly Placeholder[]).includes(name))),
]

/** The sentence about a placeholder that has no value in one of the uses, or undefined. */
export function replyFitError(text: string, uses: readonly ReplyUse[]): string | undefined {
  const known = placeholdersFor(uses)
  const wrong = placeholdersIn(text).find((name) => !known.includes(name))
  const use = uses.find((use) => wrong && !placeholdersFor([use]).includes(wrong))
  return use && `The text has “{${wrong}}”, which has no value when this happens: ${replyUses[use].name}.`
}
