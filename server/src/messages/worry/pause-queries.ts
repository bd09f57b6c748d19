import type { Context } from '#platform/context'

/** Until when somebody may write to nobody, if that was ever decided. */
export async function findPauseEnd({ db }: Context, personId: number): Promise<Date | undefined> {
  const pauses = db.selectFrom('writing_pauses').select('until').where('person_id', '=', personId)
  return (await pauses.executeTakeFirst())?.until
}

/** From now on somebody may write to nobody, until a moment; a longer pause stays. */
export async function pauseWriting(
  { db }: Context,
  { personId, until }: { personId: number; until: Date },
): Promise<void> {
  await db
    .insertInto('writing_pauses')
    .values({ person_id: personId, until })
    .onConflict((same) =>
      same
        .column('person_id')
        .doUpdateSet((row) => ({ until: row.fn('greatest', ['writing_pauses.until', 'excluded.until']) })),
    )
    .execute()
}

/** Sets until when somebody may write to nobody; null lets them write. */
export async function setPauseEnd(ctx: Context, personId: number, until: Date | null): Promise<void> {
  await resumeWriting(ctx, personId)
  if (until) await pauseWriting(ctx, { personId, until })
}

/** Lets somebody write again. */
export async function resumeWriting({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('writing_pauses').where('person_id', '=', personId).execute()
}

/** Forgets pauses that are over. */
export async function deleteEndedPauses({ db, clock }: Context): Promise<void> {
  await db.deleteFrom('writing_pauses').where('until', '<', clock.now()).execute()
}
