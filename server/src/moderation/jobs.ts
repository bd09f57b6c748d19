import { undoDays } from '@reable/contract/cases/rules'
import { day } from '#platform/clock'
import type { JobTable } from '#platform/jobs'
import { forgetNetworks } from './outcome-queries.ts'

export const moderationJobs: JobTable = {
  'forget-networks': (ctx) => forgetNetworks(ctx, new Date(ctx.clock.now().getTime() - undoDays * day)),
}
