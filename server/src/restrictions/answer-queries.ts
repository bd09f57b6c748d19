import type { Context } from '#platform/context'

/** Notes that somebody has looked at the answer and left the restriction. */
export async function updateReviewed(
  { db }: Context,
  { id, by, at }: { id: number; by: number; at: Date },
): Promise<void> {
  await db.updateTable('restrictions').set({ reviewed_at: at, reviewed_by: by }).where('id', '=', id).execute()
}

/** The answer waits again, where it was looked at by this decision. */
export async function removeReview({ db }: Context, { id, at }: { id: number; at: Date }): Promise<void> {
  await db
    .updateTable('restrictions')
    .set({ reviewed_at: null, reviewed_by: null })
    .where('id', '=', id)
    .where('reviewed_at', '=', at)
    .execute()
}

/** The restriction stands again, where it was taken back by this decision. */
export async function removeLifting({ db }: Context, { id, at }: { id: number; at: Date }): Promise<void> {
  await db
    .updateTable('restrictions')
    .set({ lifted_at: null, lifted_by: null })
    .where('id', '=', id)
    .where('lifted_at', '=', at)
    .execute()
}
