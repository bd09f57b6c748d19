import type { Context } from '#platform/context'

const publicPictures = `
  select asked.digest from unnest($1::text[]) as asked (digest)
  where exists (
    select from pictures p join listings l on l.id = p.listing_id where p.digest = asked.digest and l.is_public
  )`

/** Those of the pictures, by their digests, that a public listing shows. */
export async function findPublicPictures({ read }: Context, digests: string[]): Promise<Set<string>> {
  const rows = await read<{ digest: string }>('pictures of public listings', publicPictures, [digests])
  return new Set(rows.map(({ digest }) => digest))
}
