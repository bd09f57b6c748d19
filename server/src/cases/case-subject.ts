import type { CaseSubject } from '@reable/contract/cases/rules'

/** What a case is about. */
export type Subject = { kind: CaseSubject; id: number }

/** The column of `cases` that names a subject of each kind. */
export const subjectColumn = {
  listing: 'listing_id',
  person: 'person_id',
  message: 'message_id',
} as const satisfies Record<CaseSubject, string>
