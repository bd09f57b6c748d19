import type { Context } from '#platform/context'
import { anonymizeDecisionsOf } from './decision-queries.ts'
import { anonymizePersonReportsOf } from './people/person-report-queries.ts'
import { anonymizeReportsOf } from './report-queries.ts'

/** Anonymizes a person's reports and decisions. They stay: no listing is shown again because a reporter or volunteer left. */
export async function forgetReports(ctx: Context, { personId }: { personId: number }): Promise<void> {
  await anonymizeReportsOf(ctx, personId)
  await anonymizePersonReportsOf(ctx, personId)
  await anonymizeDecisionsOf(ctx, personId)
}
