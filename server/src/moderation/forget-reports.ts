import type { Context } from '#platform/context'
import { loosenReportsOf } from './report-queries.ts'

/** What someone reported stays as somebody's: a listing is not shown again because a reporter left. */
export const forgetReports = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  loosenReportsOf(ctx, personId)
