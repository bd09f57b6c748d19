import type { Context } from '#platform/context'

/** How a listing is suspended, as its owner reads it. */
export const findSuspension = ({ db }: Context, listingId: number) =>
  db
    .selectFrom('listings')
    .select(['held_at', 'held_why', 'held_words'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()

/** The reports that a decision is about to close, and those that the decision before it closed. */
export const findReportsToDecide = ({ db }: Context, listingId: number, before: Date | undefined) =>
  db
    .selectFrom('reports')
    .select(['id', 'decision', 'was_right', 'decided_at'])
    .where('listing_id', '=', listingId)
    .where((report) =>
      report.or([report('decided_at', 'is', null), ...(before ? [report('decided_at', '=', before)] : [])]),
    )
    .orderBy('id')
    .execute()

/** What volunteers made of what was found in a listing before it was public. */
export const findScreeningOutcome = ({ db }: Context, listingId: number) =>
  db
    .selectFrom('screenings')
    .select(['suspended_at', 'decided_at', 'released'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()

type ReportOutcome = { id: number; decision: string | null; was_right: boolean | null; decided_at: string | null }

/** Gives a report the outcome that it had before a decision, on which no later one stands. */
export async function restoreReport({ db }: Context, report: ReportOutcome): Promise<void> {
  await db
    .updateTable('reports')
    .set({
      ...{ decision: report.decision, was_right: report.was_right },
      decided_at: report.decided_at && new Date(report.decided_at),
    })
    .where('id', '=', report.id)
    .execute()
}

type ScreeningOutcome = { suspended_at: string | null; decided_at: string | null; released: string[] }

/** The same of what was found in a listing, where it still has that decision's. */
export async function restoreScreening(
  { db }: Context,
  listingId: number,
  { before, decidedAt }: { before: ScreeningOutcome; decidedAt: Date },
): Promise<void> {
  const instant = (text: string | null) => text && new Date(text)
  await db
    .updateTable('screenings')
    .set({
      ...{ suspended_at: instant(before.suspended_at), decided_at: instant(before.decided_at) },
      released: before.released,
    })
    .where('listing_id', '=', listingId)
    .where('decided_at', '=', decidedAt)
    .execute()
}
