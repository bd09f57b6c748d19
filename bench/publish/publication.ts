import { randomUUID } from 'node:crypto'
import { hashSignedId } from '../../server/src/pictures/uploads/signed-id.ts'
import { onceKeyOf } from '../../server/src/platform/once.ts'
import { overbedTable } from '../selling/post.ts'
import type { Seller } from '../selling/seller.ts'
import { type Photo, sendAlone } from '../selling/send-photo.ts'
import { isBytes, type Said } from './overheard.ts'

const photosEach = 3

/** What tells one publication from the next in its statements; bytes in hexadecimal. */
export type Marks = { title: string; hashes: string[]; pictureIds: number[]; digest: string }

/** A listing that is about to be published: its photos are ready, and nobody published it before. */
export type Publication = { marks: Marks; body: string; headers: Record<string, string> }

/** Uploads the photos of a listing. The server knows the photo: that its pixels are stored already is no matter of the listing. */
export async function preparePublication(seller: Seller, photo: Photo, title: string): Promise<Publication> {
  const sent = []
  for (let at = 0; at < photosEach; at++) sent.push(await sendAlone(seller, photo))
  const headers = { 'idempotency-key': randomUUID() }
  const images = sent.map(({ signed_id }) => ({ signed_id, rotation: 0 }))
  return {
    marks: {
      title,
      hashes: sent.map(({ signed_id }) => hashSignedId(signed_id).toString('hex')),
      pictureIds: sent.map(({ image }) => image.image_id),
      digest: onceKeyOf({ headers }, undefined).digest.toString('hex'),
    },
    body: JSON.stringify({ post: { ...overbedTable, title, images } }),
    headers: { 'x-user-token': seller.session.token, 'x-user-email': seller.session.email, ...headers },
  }
}

/** What was published, under which id. */
export type Published = { marks: Marks; listingId: number }

/** A statement of one publication as that of another: only what tells them apart is put in its place. */
export function saidOf(said: Said, from: Published, to: Published): Said {
  const others = marksOf(to)
  const swaps = new Map(marksOf(from).map((mark, at) => [mark, others[at]]))
  const swapped = (value: unknown) => (isMark(value) && swaps.has(value) ? swaps.get(value) : value)
  const inPlaceOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inPlaceOf)
    if (isBytes(value)) return { hex: swapped(value.hex) }
    // Among them the answer that is kept for a repetition.
    if (typeof value === 'string') return swapped(value.replace(`"id":${from.listingId},`, `"id":${to.listingId},`))
    return swapped(value)
  }
  return { ...said, values: said.values.map(inPlaceOf) }
}

/** All that is put in place, in one order. */
export const marksOf = ({ marks, listingId }: Published): (string | number)[] => [
  listingId,
  marks.digest,
  marks.title,
  ...marks.hashes,
  ...marks.pictureIds,
]

const isMark = (value: unknown) => typeof value === 'string' || typeof value === 'number'
