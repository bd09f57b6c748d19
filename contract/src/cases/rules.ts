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
