import { isBlank } from '../listings/rules.ts'

/** The queue of cases, with its exact texts: read by the server and by the volunteers' room. */

/** What a case can be about. What is said of a picture is a case about its listing. */
export const caseSubjects = ['listing', 'person', 'message'] as const

export type CaseSubject = (typeof caseSubjects)[number]

type Reason = {
  /** From 1 to 9; the gravest reason of a case says where it stands in the queue. */
  gravity: number
  /** As volunteers read it. */
  says: string
}

/** Why a case is opened: one row for each. */
export const caseReasons = {
  scam: { gravity: 5, says: 'Reported as a scam' },
  harm: { gravity: 4, says: 'Reported as something that does not belong here' },
  person_reported: { gravity: 4, says: 'Somebody reported this person' },
  held: { gravity: 4, says: 'A message waits for you' },
  screened: { gravity: 4, says: 'Something was found before it was public' },
  answered: { gravity: 3, says: 'They answered to a decision about them' },
  reported: { gravity: 2, says: 'Reported' },
  again: { gravity: 1, says: 'Decided again' },
} as const satisfies Record<string, Reason>

export type CaseReason = keyof typeof caseReasons

export const isCaseReason = (name: string): name is CaseReason => Object.hasOwn(caseReasons, name)

/** The parts of the queue that volunteers look at: everything, what people say against a decision, and messages that are held. */
export const queueParts = ['all', 'appeals', 'messages'] as const

export type QueuePart = (typeof queueParts)[number]

/** In minutes: for so long nobody else decides a case that somebody has opened. */
export const claimMinutes = 15

/** In days: for so long a decision can be undone. */
export const undoDays = 30

/** Of the queue, and of the decided cases. */
export const casesPerPage = 20

/** The decisions that volunteers search for among all that was decided. */
export const searchedDecisions = ['keep', 'release', 'return', 'deliver', 'pause', 'nothing'] as const

export type SearchedDecision = (typeof searchedDecisions)[number]

/** In characters: the longest search among what was decided. */
export const decidedSearchLimit = 100

/** In characters: a note of a volunteer about a case. */
export const noteLimit = 2_000

/** Notes of a case: a page that somebody reads in a hurry. */
export const notesAtMost = 50

export const notesFull = `There are ${notesAtMost} notes already. Please decide.`

/** Returns the sentence that says what is wrong with a note, or undefined. */
export function noteError(body: string): string | undefined {
  if ([...body.trim()].length > noteLimit)
    return `Use at most ${noteLimit.toLocaleString('en-CA')} characters for a note`
  return isBlank(body) ? 'Please write the note first' : undefined
}

/** What a volunteer reads who is too late, or for whom it is not. */
export const caseSentences = {
  gone: 'This case is not there any more.',
  own: 'This is about you, your organization, what is yours, or what you reported. Another volunteer has to decide. If there is no other yet, invite one.',
  notAgain: 'You decided about this before. Another volunteer looks at it now.',
  settled: 'Nothing is left to decide here.',
  answerFirst: 'They answered to a restriction. Please read it first, and take the restriction back or leave it.',
  unknownDecision: 'Please choose one of the decisions',
  /** Somebody else has it: whom a sentence names is a volunteer, as volunteers call each other. */
  has: (name: string) => `${name} has this. If ${name} does not decide, it is free again in a few minutes.`,
  decided: (name: string) =>
    `${name} decided this case a moment ago. Your decision was not needed, and nothing changed.`,
  undone: (name: string) => `${name} took this decision back already.`,
  tooLate: `A decision can be taken back for ${undoDays} days, and these are over.`,
  final: 'This decision cannot be taken back.',
  later: 'A later decision about the same stands. Take that one back first.',
} as const
