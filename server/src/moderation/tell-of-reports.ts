import type { Context } from '#platform/context'
import { findReportsOf } from './report-queries.ts'

/** What someone reported while they were signed in. */
export const tellOfReports = (ctx: Context, { personId }: { personId: number }) => findReportsOf(ctx, personId)
