import { inTransaction } from '#platform/context'
import type { JobTable } from '#platform/jobs'
import { mailSummary } from './log/mail-summary.ts'
import { deleteEndedInvitations } from './roles/volunteer-queries.ts'

export const volunteerJobs: JobTable = {
  // One transaction: tried again after a failure, nobody is mailed twice.
  'mail-volunteer-summary': (ctx) => inTransaction(ctx, mailSummary),
  'sweep-invitations': (ctx) => deleteEndedInvitations(ctx),
}
