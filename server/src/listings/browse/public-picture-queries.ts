import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'

/** One row is enough, however many listings show the same photo. */
const publicPictures = (digests: string[]) => sql<{ digest: string }>`
  select asked.digest from unnest(${digests}::text[]) as asked (digest)
  cross join lateral (
    select from pictures p join listings l on l.id = p.listing_id
    where p.digest = asked.digest and l.is_public limit 1
  ) as shown`

/** Returns those of the digests whose picture a public listing shows. */
export async function findPublicPictures(ctx: Context, digests: string[]): Promise<Set<string>> {
  const rows = await rowsOf(ctx, publicPictures(digests))
  return new Set(rows.map(({ digest }) => digest))
}

/** Returns the first picture of a public listing; also within the transaction that makes it public. */
export const selectPublicCover = (ctx: Context, listingId: number) =>
  ctx.db
    .selectFrom('pictures as p')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .select(['p.digest', 'p.width', 'p.height', 'p.alt'])
    .where('l.id', '=', listingId)
    .where('l.is_public', '=', true)
    .where('p.position', '=', 1)
    .executeTakeFirst()
