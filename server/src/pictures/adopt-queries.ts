import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Gives this part of the site the owner's pictures among the digests. Returns the digests that it has afterwards. */
export async function adoptDigests(
  { db, clock }: Context,
  { shownBy, ownerId, digests }: { shownBy: string; ownerId: number; digests: string[] },
): Promise<Set<string>> {
  await sql`
    insert into site_pictures (shown_by, digest, width, height, created_at)
    select distinct on (digest) ${shownBy}, digest, width, height, ${clock.now()}::timestamptz from pictures
    where owner_id = ${ownerId} and digest = any(${digests}::text[]) order by digest, id
    on conflict do nothing`.execute(db)
  const ofPart = db.selectFrom('site_pictures').select('digest').where('shown_by', '=', shownBy)
  const adopted = await ofPart.where(sql<boolean>`digest = any(${digests}::text[])`).execute()
  return new Set(adopted.map(({ digest }) => digest))
}
