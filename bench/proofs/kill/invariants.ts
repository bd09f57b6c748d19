import { queryDatabase } from '../../program/database.ts'

type Where = { dataFolder: string; address: string }

/** Returns one sentence for each broken promise. `reported` are the references of the rows that the import reported as done. */
export async function findBrokenPromises(
  { dataFolder, address }: Where,
  { reported, after }: { reported: string[]; after: number },
): Promise<{ broken: string[]; last: number }> {
  const common = await brokenForAll(dataFolder, 'Killed and revived')
  const importedCount = await count(dataFolder, 'select count(*) from listings where reference = any($1)', [reported])
  const fresh = await queryDatabase<{ id: string }>(dataFolder, 'select id from listings where id > $1 order by id', [
    after,
  ])
  const missing = await missingBytes(
    address,
    fresh.map(({ id }) => id),
  )
  const broken = [
    ...common,
    reported.length - importedCount &&
      `${reported.length - importedCount} rows that were reported as done are not there`,
    ...missing,
  ].filter((sentence) => typeof sentence === 'string')
  return { broken, last: Number(fresh.at(-1)?.id ?? after) }
}

/** Checks all listings, and those with titles of their own that begin with a prefix. */
export async function brokenForAll(dataFolder: string, titlePrefix: string): Promise<string[]> {
  const bare = await count(
    dataFolder,
    'select count(*) from listings l where not exists (select from pictures p where p.listing_id = l.id and p.position = 1)',
  )
  const doubled = await count(
    dataFolder,
    'select count(*) from (select from listings where title like $1 group by title having count(*) > 1) d',
    [`${titlePrefix} %`],
  )
  return [bare && `${bare} listings without a picture`, doubled && `${doubled} titles stand there twice`].filter(
    (sentence) => typeof sentence === 'string',
  )
}

async function count(dataFolder: string, text: string, values: unknown[] = []): Promise<number> {
  const [row] = await queryDatabase<{ count: string }>(dataFolder, text, values)
  return Number(row?.count)
}

type Image = { webp: Record<string, string> } & Record<'thumbnail' | 'small' | 'large', string>

/** Requests every size of every picture of these listings, as a browser would. */
async function missingBytes(address: string, ids: string[]): Promise<string[]> {
  const missing: string[] = []
  for (const id of ids) {
    const answer = await fetch(`${address}/v1/posts/${id}`)
    const { data } = (await answer.json()) as { data: { post: { images: Image[] } } }
    const notFound = await missingFiles(address, data.post.images)
    missing.push(...notFound.map((file) => `listing ${id}: ${file} is not there`))
  }
  return missing
}

/** The addresses of pictures where nothing is found. */
export async function missingFiles(address: string, images: Image[]): Promise<string[]> {
  const files = images.flatMap(({ thumbnail, small, large, webp }) => [thumbnail, small, large, ...Object.values(webp)])
  const missing: string[] = []
  for (const file of files) {
    const bytes = await fetch(new URL(file, address)).then(
      async (found) => found.ok && (await found.arrayBuffer()).byteLength,
    )
    if (!bytes) missing.push(file)
  }
  return missing
}
