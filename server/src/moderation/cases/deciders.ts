import type { CaseSubject } from '@reable/contract/cases/rules'
import type { StoredDecision, Subject } from '#cases'
import { lockAnyListing } from '#listings'
import { lockHeldMessage } from '#messages'
import type { Context } from '#platform/context'
import type { Condition } from '#platform/mail'
import type { Volunteer } from '#volunteers'
import { decideOnListing } from '../decide-on-listing.ts'
import { decideAboutPerson } from '../people/decide-about-person.ts'
import { decideOnMessage } from '../people/decide-on-message.ts'
import { lockReportedPerson } from './lock-reported-person.ts'
import { restoreListing } from './restore-listing.ts'
import { restoreMessage } from './restore-message.ts'
import { restorePerson } from './restore-person.ts'

/** A decision on its way; the server has found it in the table of decisions (`caseDecisions`). */
export type Deciding = { volunteer: Volunteer; caseId: number; subjectId: number; decision: string; words: string }

/** A decision that is undone: what it changed is still as it left it, or was changed by something else since. */
export type Restoring = {
  subject: Subject
  decision: StoredDecision
  /** What the mails were about that were not sent yet, and are not sent any more. */
  withdrawn: Condition['about'][]
}

type Decider = {
  /** Makes a decision with all that it causes, in one transaction that closes the case. */
  decide: (ctx: Context, deciding: Deciding) => Promise<void>
  /** Locks a subject as whoever decides about it does. */
  lock: (ctx: Context, id: number) => Promise<unknown>
  /** Takes back what a decision caused, with the subject locked. */
  restore: (ctx: Context, restoring: Restoring) => Promise<void>
}

/** How each kind of subject is decided about: one row each, beside `caseDecisions` of the contract. */
export const deciders: Record<CaseSubject, Decider> = {
  listing: {
    decide: (ctx, { subjectId: listingId, decision, ...rest }) =>
      decideOnListing(ctx, { ...rest, listingId, decision: decision === 'keep' ? 'keep' : 'release' }),
    lock: (ctx, id) => lockAnyListing(ctx, { id }),
    restore: restoreListing,
  },
  person: {
    decide: (ctx, { subjectId: personId, decision, ...rest }) =>
      decideAboutPerson(ctx, { ...rest, personId, decision: decision === 'pause' ? 'pause' : 'nothing' }),
    lock: lockReportedPerson,
    restore: restorePerson,
  },
  message: {
    decide: (ctx, { volunteer, caseId, subjectId: messageId, decision }) =>
      decideOnMessage(ctx, { volunteer, caseId, messageId, decision: decision === 'deliver' ? 'deliver' : 'return' }),
    lock: lockHeldMessage,
    restore: restoreMessage,
  },
}
