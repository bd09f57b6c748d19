export { type CaseRow, isOpen, isOwn, lockCase, lockOpenCase } from './case-queries.ts'
export { type Subject, subjectColumn } from './case-subject.ts'
export { claimCase, putBackCase } from './claim-case.ts'
export { concludeCase, requireUndecided } from './conclude-case.ts'
export { caseChecks, whileStands, withdrawDecisionMails } from './decision-mails.ts'
export {
  findLastAboutListing,
  forgetBefore as endUndo,
  type StoredDecision,
  updateBefore,
  wasReleased,
} from './decision-queries.ts'
export { openCase } from './open-case.ts'
export { claimOf, nameOfVolunteer, requireCase, whyBarred } from './require-case.ts'
export { reopenDecided, requireDecision, subjectOf, whyFixed } from './undo.ts'
export { returnReason, withdrawReason } from './withdraw-reason.ts'
