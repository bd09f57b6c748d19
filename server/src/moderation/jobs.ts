import { undoDays } from '@reable/contract/cases/rules'
import { endUndo } from '#cases'
import { day } from '#platform/clock'
import type { JobTable } from '#platform/jobs'
import { forgetNetworks } from './outcomes/outcome-queries.ts'

export { caseChecks as moderationChecks } from '#cases'

export const moderationJobs: JobTable = {
  // How things stood before a decision is forgotten with what it would weigh anew: nobody can undo it any more.
  'end-undo': async (ctx) => {
    const cutoff = new Date(ctx.clock.now().getTime() - undoDays * day)
    await endUndo(ctx, cutoff)
    await forgetNetworks(ctx, cutoff)
  },
}
