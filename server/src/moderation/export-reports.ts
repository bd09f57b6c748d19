import type { Context } from '#platform/context'
import { findPersonReportsOf } from './people/person-report-queries.ts'
import { findReportsOf } from './report-queries.ts'

/** Exports what someone reported while signed in. */
export async function exportReports(ctx: Context, { personId }: { personId: number }) {
  return {
    made: await findReportsOf(ctx, personId),
    about_people: await findPersonReportsOf(ctx, personId),
  }
}
