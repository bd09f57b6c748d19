import type { CaseSubject } from '@reable/contract/cases/rules'
import { lockAnyListing } from '#listings'
import { lockPendingMessage } from '#messages'
import { decideAnswered } from '../answers/decide-answered.ts'
import { decideOnListing } from '../decide-on-listing.ts'
import { decideAboutPerson } from '../people/decide-about-person.ts'
import { decideOnMessage } from '../people/decide-on-message.ts'
import type { Decider } from './decider.ts'
import { lockReportedPerson } from './lock-reported-person.ts'
import { restoreListing } from './undo/restore-listing.ts'
import { restoreMessage } from './undo/restore-message.ts'
import { restorePerson } from './undo/restore-person.ts'

/** How each kind of subject is decided about: one row each, beside `caseDecisions` of the contract. */
export const deciders: Record<CaseSubject, Decider> = {
  listing: {
    decide: (ctx, { subjectId: listingId, decision, ...rest }) =>
      decideOnListing(ctx, { ...rest, listingId, decision: decision === 'keep' ? 'keep' : 'release' }),
    lock: (ctx, id) => lockAnyListing(ctx, { id }),
    restore: restoreListing,
  },
  person: {
    decide: (ctx, { subjectId: personId, decision, restriction, ...rest }) => {
      if (restriction !== undefined) return decideAnswered(ctx, { ...rest, personId, decision, id: restriction })
      return decideAboutPerson(ctx, { ...rest, personId, decision: decision === 'pause' ? 'pause' : 'nothing' })
    },
    lock: lockReportedPerson,
    restore: restorePerson,
  },
  message: {
    decide: (ctx, { subjectId: messageId, decision, ...rest }) =>
      decision === 'deliver'
        ? decideOnMessage(ctx, { ...rest, messageId, words: '', decision })
        : decideOnMessage(ctx, { ...rest, messageId, decision: 'return' }),
    lock: lockPendingMessage,
    restore: restoreMessage,
  },
}
