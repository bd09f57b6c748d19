import type { Context } from '#platform/context'

/** One row is enough, however many listings show the same photo. */
const publicPictures = `
  select asked.digest from unnest($1::text[]) as asked (digest)
  cross join lateral (
    select from pictures p join listings l on l.id = p.listing_id
    where p.digest = asked.digest and l.is_public limit 1
  ) as shown`

/** Returns those of the digests whose picture a public listing shows. */
export async function findPublicPictures({ read }: Context, digests: string[]): Promise<Set<string>> {
  const rows = await read<{ digest: string }>('pictures of public listings', publicPictures, [digests])
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
