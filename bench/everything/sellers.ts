import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describePhoto, logIn, overbedTable, type Person, photoMaker } from '../client.ts'
import { query } from '../database.ts'
import { type Common, RefusedError, send, type Writer } from './writer.ts'

/** A listing as it was acknowledged last. */
type Acknowledged = { id: number; title: string; description: string; pictures: number }

const prefix = 'Sold under fire'
/** A picture is stored in three widths, each as JPEG and as WebP. */
const filesEach = 6

type Context = Common & { seller: Person; nextPhoto: () => Buffer; acknowledged: Map<number, Acknowledged> }

/** Uploads a photo, lists something with it, then edits that with a second photo and the first one turned. */
export async function createSeller(common: Common, email: string): Promise<Writer> {
  const { dataFolder } = common
  const [before] = await query<{ id: string }>(dataFolder, 'select max(id) as id from pictures')
  const context: Context = {
    ...common,
    seller: await logIn(common.urlOf, email),
    ...{ nextPhoto: await photoMaker(), acknowledged: new Map() },
  }
  let edits = 0
  return {
    counts: () => ({ [`listings of ${email}`]: context.acknowledged.size, [`edits of ${email}`]: edits }),
    async writeOne() {
      await editListing(context, await publishListing(context))
      edits++
    },
    findBroken: async () => [
      ...(await differences(context)),
      ...(await incompletePictures(dataFolder, Number(before?.id))),
    ],
  }
}

async function publishListing(context: Context) {
  const { seller, acknowledged, countRetry } = context
  const title = `${prefix} ${seller.session?.email} ${randomUUID()}`
  const post = { ...overbedTable, title, images: [{ signed_id: await uploadPhoto(context) }] }
  const idempotencyKey = randomUUID()
  const { post: listing } = await send(
    () => seller.api('publishListing', { body: { post }, idempotencyKey }),
    countRetry,
  )
  const { id, images, updated_at_utc: version } = listing
  acknowledged.set(id, { id, title, description: post.description, pictures: 1 })
  return { id, title, images, version }
}

async function editListing(context: Context, listing: Awaited<ReturnType<typeof publishListing>>): Promise<void> {
  const { seller, acknowledged, countRetry } = context
  const { id, title, version } = listing
  const description = `${overbedTable.description} Now with a second photo.`
  const images = [
    { signed_id: await uploadPhoto(context) },
    ...listing.images.map(({ image_id }) => ({ image_id, rotation: 90 as const })),
  ]
  const post = { ...overbedTable, title, description, version, images }
  const idempotencyKey = randomUUID()
  await send(
    () => seller.api('editListing', { params: { id: String(id) }, body: { post }, idempotencyKey }),
    countRetry,
  )
  acknowledged.set(id, { id, title, description, pictures: 2 })
}

/** Returns the signed id of a photo that is ready. */
async function uploadPhoto({ seller: { api, putBytes }, nextPhoto, countRetry }: Context): Promise<string> {
  const bytes = nextPhoto()
  const { signed_id, direct_upload } = await send(
    () => api('startUpload', { body: { blob: describePhoto(bytes) } }),
    countRetry,
  )
  let status = await putBytes(direct_upload, bytes)
  for (let tries = 0; tries < 1_000 && (status === 0 || status >= 500); tries++) {
    await delay(50)
    countRetry()
    status = await putBytes(direct_upload, bytes)
  }
  if (status !== 204) throw new RefusedError(`the bytes of a photo were answered ${status}`)
  await send(() => api('finishUpload', { params: { signed_id } }), countRetry)
  return signed_id
}

type Row = { id: string; title: string; description: string; pictures: number }

const text = `
  select l.id, l.title, l.description, (select count(*) from pictures p where p.listing_id = l.id)::int as pictures
  from listings l where starts_with(l.title, $1)`

async function differences({ dataFolder, seller, acknowledged }: Context): Promise<string[]> {
  const rows = await query<Row>(dataFolder, text, [`${prefix} ${seller.session?.email}`])
  const found = new Map(rows.map((row) => [Number(row.id), row]))
  return [
    ...[...acknowledged.values()].flatMap(({ id, title, description, pictures }) => {
      const row = found.get(id)
      if (row?.title !== title) return [`listing ${id} was acknowledged and is not there`]
      if (row.description !== description) return [`an edit of listing ${id} was acknowledged and is not there`]
      return row.pictures === pictures ? [] : [`listing ${id} has ${row.pictures} pictures instead of ${pictures}`]
    }),
    ...rows
      .filter(({ id }) => !acknowledged.has(Number(id)))
      .map(({ id }) => `listing ${id} is there and was not acknowledged`),
  ]
}

/** Pictures without all of their bytes, and listings without a picture. */
async function incompletePictures(dataFolder: string, after: number): Promise<string[]> {
  const pictures = await query<{ id: string; digest: string }>(
    dataFolder,
    'select id, digest from pictures where id > $1',
    [after],
  )
  const bare = await query<{ id: string }>(
    dataFolder,
    'select id from listings l where not exists (select from pictures p where p.listing_id = l.id and p.position = 1)',
  )
  const folder = join(dataFolder, 'pictures', 'pictures')
  const counts = new Map<string, number>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const digest = entry.name.split('-')[0] as string
    // A job removes what no picture names meanwhile.
    const file = entry.isFile() && (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))
    if (file && file.size > 0) counts.set(digest, (counts.get(digest) ?? 0) + 1)
  }
  return [
    ...pictures
      .filter(({ digest }) => counts.get(digest) !== filesEach)
      .map(({ id, digest }) => `picture ${id} is ready and has ${counts.get(digest) ?? 0} of its files`),
    ...bare.map(({ id }) => `listing ${id} has no picture`),
  ]
}
