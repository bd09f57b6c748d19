import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { overbedTable } from '../../selling/post.ts'
import type { Seller } from '../../selling/seller.ts'
import { photoOf } from '../../selling/send-photo.ts'
import { BrokenPromise, untilAnswered } from './until-answered.ts'

/** What the server said of a listing last: so it is there from then on. */
export type Acknowledged = { id: number; title: string; description: string; pictures: number }

/** What all sellers did and were told. */
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
export const beginning = 'Sold under fire'

type Selling = { seller: Seller; nextPhoto: () => Buffer; ledger: Ledger }

/** Lists one thing after the other until it is over; the last one is brought to its end. */
export async function sellUntil(isOver: () => boolean, selling: Selling): Promise<void> {
  while (!isOver()) {
    await sellOne(selling).catch((error) => {
      if (!(error instanceof BrokenPromise)) throw error
      selling.ledger.broken.push(error.message)
    })
  }
}

/** Photo, listing, second photo, edit with the first one turned: each asked for again under its key until it is answered. */
async function sellOne(selling: Selling): Promise<void> {
  const { ledger } = selling
  const { api } = selling.seller
  const title = `${beginning} ${randomUUID()}`
  const retried = () => {
    ledger.retries++
  }
  const first = await upload(selling)
  const post = { ...overbedTable, title, images: [{ signed_id: first }] }
  const onceKey = randomUUID()
  const made = await untilAnswered(
    'publishListing',
    () => api('publishListing', { body: { post }, idempotencyKey: onceKey }),
    retried,
  )
  const { id, updated_at_utc: version, images } = made.post
  acknowledge(ledger, { id, title, description: post.description, pictures: 1 })

  const second = await upload(selling)
  const photos = [{ signed_id: second }, ...images.map(({ image_id }) => ({ image_id, rotation: 90 as const }))]
  const description = `${post.description} Now with a second photo.`
  const edit = {
    params: { id: String(id) },
    body: { post: { ...post, description, version, images: photos } },
    idempotencyKey: randomUUID(),
  }
  await untilAnswered('editListing', () => api('editListing', edit), retried)
  ledger.edits++
  acknowledge(ledger, { id, title, description, pictures: 2 })
}

function acknowledge({ acknowledged }: Ledger, listing: Acknowledged): void {
  acknowledged.set(listing.id, listing)
}

/** Sends a small photo until it is ready. Answers its signed id. */
async function upload({ seller: { api, put }, nextPhoto, ledger }: Selling): Promise<string> {
  const photo = photoOf(nextPhoto())
  const retried = () => {
    ledger.retries++
  }
  const start = () => api('startUpload', { body: { blob: photo.blob } })
  const { signed_id, direct_upload } = await untilAnswered('startUpload', start, retried)
  await putUntilTaken(() => put(direct_upload, photo.bytes), retried)
  await untilAnswered('finishUpload', () => api('finishUpload', { params: { signed_id } }), retried)
  ledger.uploads++
  return signed_id
}

async function putUntilTaken(put: () => Promise<number>, retried: () => void): Promise<void> {
  let status = await put()
  for (let tries = 0; tries < 1_000 && (status === 0 || status >= 500); tries++) {
    await delay(50)
    retried()
    status = await put()
  }
  if (status !== 204) throw new BrokenPromise(`the bytes of a photo were answered ${status}`)
}
