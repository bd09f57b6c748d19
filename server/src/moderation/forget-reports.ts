import type { Context } from '#platform/context'
import { anonymizePersonReportsOf } from './people/person-report-queries.ts'
import { anonymizeReportsOf } from './report-queries.ts'

/**
 * Anonymizes a person's reports. They stay: no listing is shown again because a reporter left. Of what a volunteer decided the database
 * takes the volunteer away by itself.
 */
export async function forgetReports(ctx: Context, { personId }: { personId: number }): Promise<void> {
  await anonymizeReportsOf(ctx, personId)
  await anonymizePersonReportsOf(ctx, personId)
}
