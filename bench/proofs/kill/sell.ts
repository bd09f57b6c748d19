import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { overbedTable } from '../../selling/post.ts'
import type { Seller } from '../../selling/seller.ts'
import { photoOf } from '../../selling/send-photo.ts'
import { BrokenPromise, doUntil, retryUntilAnswered } from './retry-until-answered.ts'

/** A listing as the server acknowledged it last: it must be there like that from then on. */
export type Acknowledged = { id: number; title: string; description: string; pictures: number }

/** The record of all that sellers did and of the answers they got. */
export type Ledger = {
  acknowledged: Map<number, Acknowledged>
  broken: string[]
  uploads: number
  edits: number
  retries: number
  /** Programs that ended when their database was killed. */
  ended: number
}

export const newLedger = (): Ledger => ({
  ...{ acknowledged: new Map(), broken: [], uploads: 0, edits: 0, retries: 0, ended: 0 },
})

/** Titles that no other listing has begin with this. */
export const titlePrefix = 'Sold under fire'

type SellingContext = { seller: Seller; nextPhoto: () => Buffer; ledger: Ledger }

/** Lists one thing after the other until it is over; the last one is brought to its end. */
export const sellUntil = (isOver: () => boolean, context: SellingContext): Promise<void> =>
  doUntil(isOver, () => sellOne(context), context.ledger.broken)

/** Photo, listing, second photo, edit with the first one rotated: each is repeated under its key until it is answered. */
async function sellOne(context: SellingContext): Promise<void> {
  const { ledger } = context
  const { api } = context.seller
  const title = `${titlePrefix} ${randomUUID()}`
  const countRetry = () => {
    ledger.retries++
  }
  const first = await upload(context)
  const post = { ...overbedTable, title, images: [{ signed_id: first }] }
  const idempotencyKey = randomUUID()
  const published = await retryUntilAnswered(
    'publishListing',
    () => api('publishListing', { body: { post }, idempotencyKey }),
    countRetry,
  )
  const { id, updated_at_utc: version, images } = published.post
  acknowledge(ledger, { id, title, description: post.description, pictures: 1 })

  const second = await upload(context)
  const photos = [{ signed_id: second }, ...images.map(({ image_id }) => ({ image_id, rotation: 90 as const }))]
  const description = `${post.description} Now with a second photo.`
  const edit = {
    params: { id: String(id) },
    body: { post: { ...post, description, version, images: photos } },
    idempotencyKey: randomUUID(),
  }
  await retryUntilAnswered('editListing', () => api('editListing', edit), countRetry)
  ledger.edits++
  acknowledge(ledger, { id, title, description, pictures: 2 })
}

function acknowledge({ acknowledged }: Ledger, listing: Acknowledged): void {
  acknowledged.set(listing.id, listing)
}

/** Sends a small photo until it is ready. Returns its signed id. */
async function upload({ seller: { api, putBytes }, nextPhoto, ledger }: SellingContext): Promise<string> {
  const photo = photoOf(nextPhoto())
  const countRetry = () => {
    ledger.retries++
  }
  const start = () => api('startUpload', { body: { blob: photo.blob } })
  const { signed_id, direct_upload } = await retryUntilAnswered('startUpload', start, countRetry)
  await putUntilAccepted(() => putBytes(direct_upload, photo.bytes), countRetry)
  await retryUntilAnswered('finishUpload', () => api('finishUpload', { params: { signed_id } }), countRetry)
  ledger.uploads++
  return signed_id
}

async function putUntilAccepted(putBytes: () => Promise<number>, onRetry: () => void): Promise<void> {
  let status = await putBytes()
  for (let tries = 0; tries < 1_000 && (status === 0 || status >= 500); tries++) {
    await delay(50)
    onRetry()
    status = await putBytes()
  }
  if (status !== 204) throw new BrokenPromise(`the bytes of a photo were answered ${status}`)
}
