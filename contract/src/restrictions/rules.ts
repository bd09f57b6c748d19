import { isBlank } from '../listings/rules.ts'
import { unfilledError } from '../replies/placeholders.ts'

/** What volunteers keep somebody from, and for how long, with the exact texts: read by the server, the room and the person's own page. */

/** From the least to the most. */
export const restrictionKinds = ['mute', 'stop', 'ban'] as const

export type RestrictionKind = (typeof restrictionKinds)[number]

/** Each kind as a volunteer chooses it, and what it will do, before it is pressed. */
export const kindTexts: Record<RestrictionKind, { name: string; past: string; does: string }> = {
  mute: {
    name: 'Mute',
    past: 'Muted',
    does: 'They can write to nobody. They can read their messages, and their listings stay.',
  },
  stop: {
    name: 'Stop',
    past: 'Stopped',
    does: 'They can write to nobody, and neither list, change nor renew anything. Their listings stay.',
  },
  ban: {
    name: 'Ban',
    past: 'Banned',
    does: 'Signed in, they can only read why, answer once, download their data and close their account. Their listings are hidden, and come back when the ban ends.',
  },
}

/** The same as its person reads it, and what stays. */
export const personTexts: Record<RestrictionKind, { what: string; stays: string }> = {
  mute: {
    what: 'You cannot write messages',
    stays: 'Your listings stay as they are, and you can read all your messages.',
  },
  stop: {
    what: 'You cannot write messages or list things',
    stays: 'Your listings stay as they are, and you can read all your messages.',
  },
  ban: {
    what: 'You cannot use your account',
    stays:
      'Your listings are hidden, and come back when this ends. You can log in to read why, to download your data, and to close your account.',
  },
}

/** For volunteers; the person reads the sentence that is written for them. */
export const restrictionReasons = [
  'They want money, codes or bank details',
  'They list what they do not have',
  'They are rude, or frighten people',
  'They write to many people',
  'They list what we do not take',
  'They do not keep their word',
  'Another reason',
] as const

export type RestrictionReason = (typeof restrictionReasons)[number]

/** Of a mute that comes of a report about somebody in a conversation. */
export const reportedReason = 'Reported by somebody they write with'

/** In days; a ban can also be for good. */
export const restrictionDays = [1, 3, 7, 30, 90, 365] as const

/** Up to so many days a moderator decides, and a ban needs one steward. */
export const shortDays = 7

/** In hours: so long a second steward can agree to a longer ban. */
export const agreeHours = 72

export const restrictionSentenceLimit = 500
export const restrictionAnswerLimit = 2_000

/** What somebody is kept from; null days are for good. */
export type RestrictionAsked = { kind: RestrictionKind; days: number | null }

/** Whether a second steward has to agree, or it holds for 7 days alone. */
export const needsSecond = ({ kind, days }: RestrictionAsked): boolean =>
  kind === 'ban' && (days === null || days > shortDays)

/** The act that it is: who may do that stands in the table of acts. */
export const restrictingAct = ({ kind, days }: RestrictionAsked) =>
  kind === 'ban' || days === null || days > shortDays ? 'ban_person' : 'restrict_person'

/** The act of taking it back: whoever may decide it may undo it. */
export const liftingAct = ({ kind, days }: RestrictionAsked) =>
  restrictingAct({ kind, days }) === 'ban_person' ? 'lift_ban' : 'lift_restriction'

/** Returns the sentence that says what is wrong with a length, or undefined. */
export const daysError = ({ kind, days }: RestrictionAsked): string | undefined =>
  days === null && kind !== 'ban' ? 'Please choose a number of days: only a ban can be for good' : undefined

/** Returns the sentence that says what is wrong with what the person will read, or undefined. */
export function restrictionSentenceError(sentence: string): string | undefined {
  if (isBlank(sentence)) return 'Please write a sentence for the person'
  return [...sentence.trim()].length > restrictionSentenceLimit
    ? `Use at most ${restrictionSentenceLimit} characters for the sentence to the person`
    : unfilledError(sentence)
}

/** Returns the sentence that says what is wrong with a volunteer’s words about taking back or leaving, or undefined. */
export const liftSentenceError = (sentence: string): string | undefined =>
  isBlank(sentence) ? undefined : restrictionSentenceError(sentence)

/** Returns the sentence that says what is wrong with the person’s answer, or undefined. */
export function restrictionAnswerError(answer: string): string | undefined {
  if (isBlank(answer)) return 'Please write your answer'
  return [...answer.trim()].length > restrictionAnswerLimit
    ? `Use at most ${restrictionAnswerLimit.toLocaleString('en-CA')} characters for your answer`
    : undefined
}

/** How long, in words: "7 days". */
export const lengthText = (days: number | null): string =>
  days === null ? 'for good' : days === 1 ? 'for 1 day' : `for ${days} days`

/** Where the person reads why. */
export const restrictionsPath = '/account/restrictions'

const andWhy = 'Your account says why, and you can answer there once.'

/** What somebody is told who does what they may not do now; `until` is the day in words, undefined: for good. */
export const restrictedTexts: Record<RestrictionKind, (until: string | undefined) => string> = {
  mute: (until) => `You can write again from ${until}. ${andWhy}`,
  stop: (until) => `You can write and list again from ${until}. ${andWhy}`,
  ban: (until) =>
    until
      ? `You can use your account again from ${until}. ${andWhy}`
      : `You cannot use your account any more. ${andWhy}`,
}

export const alreadyRestricted = (kind: RestrictionKind): string =>
  `They are ${kindTexts[kind].past.toLowerCase()} already. Take that back first to choose another length or sentence.`

export const volunteerRestricted =
  'They help to run the place. A steward takes their role first, then they can be restricted.'
export const restrictionOver = 'This has ended, or somebody has taken it back.'
export const agreedAlready = 'Another steward has agreed to this ban already.'
export const agreeingOver = `The ${agreeHours} hours to agree are over: it stays at ${shortDays} days.`
export const ownBan = 'You decided this ban. Another steward has to agree to it.'
export const answeredAlready = 'You answered already. Somebody who did not decide this reads it.'
export const ownAnswer = 'You decided this. Somebody else looks at the answer.'
export const nothingAnswered = 'They have not answered, or somebody has looked at it.'
