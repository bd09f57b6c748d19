import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import type { Context } from '#platform/context'

export type NewRestriction = {
  personId: number
  kind: RestrictionKind
  reason: string
  sentence: string
  days: number | null
  decidedBy: number
  caseId: number | undefined
  begunAt: Date
  endsAt: Date | null
  agreeUntil: Date | null
}

/** Stores a restriction and returns its id. */
export async function insertRestriction({ db }: Context, restriction: NewRestriction): Promise<number> {
  const { personId, kind, reason, sentence, days, decidedBy, caseId, begunAt, endsAt, agreeUntil } = restriction
  const { id } = await db
    .insertInto('restrictions')
    .values({
      ...{ person_id: personId, kind, reason, sentence, days, decided_by: decidedBy, case_id: caseId ?? null },
      ...{ begun_at: begunAt, ends_at: endsAt, agree_until: agreeUntil },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks a restriction as taken back. Returns whose it was; undefined when it has ended. */
export async function updateLifted(
  { db }: Context,
  { id, by, at: now }: { id: number; by: number; at: Date },
): Promise<{ personId: number; kind: RestrictionKind } | undefined> {
  const row = await db
    .updateTable('restrictions')
    .set({ lifted_at: now, lifted_by: by })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('over_at', 'is', null), eb('over_at', '>', now)]))
    .returning(['person_id', 'kind'])
    .executeTakeFirst()
  return row && { personId: row.person_id, kind: row.kind as RestrictionKind }
}
