import type { Context } from '#platform/context'
import { loosenDecisionsOf } from './decision-queries.ts'
import { loosenReportsOf } from './report-queries.ts'

/** What someone reported or decided stays as somebody's: a listing is not shown again because a reporter or volunteer left. */
export async function forgetReports(ctx: Context, { personId }: { personId: number }): Promise<void> {
  await loosenReportsOf(ctx, personId)
  await loosenDecisionsOf(ctx, personId)
}
