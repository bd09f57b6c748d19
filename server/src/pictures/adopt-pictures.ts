import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { lockBytesShared } from './picture-queries.ts'
import { digestOfKey } from './serving/picture-keys.ts'

type Adoption = { shownBy: string; ownerId: number; addresses: string[] }

/**
 * Makes pictures of this owner the site’s own, which stay whatever happens to the account that uploaded them. Run it in the
 * transaction that shows them. Returns the addresses of those that belong neither to the owner nor to this part of the site:
 * their bytes may be removed. Addresses that are not pictures of the store are ignored.
 */
export async function adoptPictures(ctx: Context, { shownBy, ownerId, addresses }: Adoption): Promise<string[]> {
  const pictures = addresses.map((address) => ({ address, digest: digestOfKey(address) }))
  const digests = [...new Set(pictures.flatMap(({ digest }) => digest ?? []))].sort()
  for (const digest of digests) await lockBytesShared(ctx, digest)
  const adopted = await adoptDigests(ctx, { shownBy, ownerId, digests })
  return pictures.filter(({ digest }) => digest && !adopted.has(digest)).map(({ address }) => address)
}

/** Gives this part of the site the owner's pictures among the digests. Returns the digests that it has afterwards. */
async function adoptDigests(
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
