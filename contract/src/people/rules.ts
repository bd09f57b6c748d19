import { isBlank } from '../listings/rules.ts'
import { mayDo, type Role } from '../volunteers/rules.ts'

/** Finding people, and what volunteers write down about them, with the exact texts: used by the server and the room. */

/** Of a search, and of somebody's listings. */
export const foundPerPage = 20

/** In characters: the longest search. */
export const personSearchLimit = 100

/** Notes that are shown, the newest first, and reports of each side. */
export const shownAtMost = 20

export const noteLimit = 2_000

export const noteHint =
  'The person may ask for these notes, and gets them with their data. Write what you would say to them.'

/** Returns the sentence that says what is wrong with a note, or undefined. */
export function noteError(words: string): string | undefined {
  if (isBlank(words)) return 'Please write a note'
  return [...words.trim()].length > noteLimit
    ? `Use at most ${noteLimit.toLocaleString('en-CA')} characters for a note`
    : undefined
}

/** Whether a volunteer sees e-mail addresses and finds people by them: whoever may restrict somebody. */
export const seesAddresses = (role: Role | null | undefined): boolean => mayDo('restrict_person', role)

/** What became of a report. */
export const reportOutcomes = ['waits', 'upheld', 'dismissed'] as const

export type ReportOutcome = (typeof reportOutcomes)[number]
