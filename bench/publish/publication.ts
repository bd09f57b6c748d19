import { createHash, randomUUID } from 'node:crypto'
import { isBytes, type Statement } from '../recording/statements.ts'
import { overbedTable } from '../selling/post.ts'
import type { Seller } from '../selling/seller.ts'
import { type Photo, sendAlone } from '../selling/send-photo.ts'

const photosEach = 3

/** The values that distinguish one publication from the next in its statements; bytes in hexadecimal. */
export type Marks = { title: string; hashes: string[]; pictureIds: number[]; digest: string }

/** A listing that is about to be published: its photos are ready, and nobody published it before. */
export type Publication = { marks: Marks; body: string; headers: Record<string, string> }

/** Uploads the photos of a listing. The server knows the photo: that its pixels are stored already is no matter of the listing. */
export async function preparePublication(seller: Seller, photo: Photo, title: string): Promise<Publication> {
  const uploads = []
  for (let at = 0; at < photosEach; at++) uploads.push(await sendAlone(seller, photo))
  const key = randomUUID()
  const images = uploads.map(({ signed_id }) => ({ signed_id, rotation: 0 }))
  return {
    marks: {
      title,
      hashes: uploads.map(({ signed_id }) => sha256(signed_id)),
      pictureIds: uploads.map(({ image }) => image.image_id),
      digest: sha256(`header ${key}`),
    },
    body: JSON.stringify({ post: { ...overbedTable, title, images } }),
    headers: { 'x-user-token': seller.session.token, 'x-user-email': seller.session.email, 'idempotency-key': key },
  }
}

/** Hashes a value as the program does before it stores it. Before anything is measured, its statements must show these digests. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A publication that was made, with its listing's id. */
export type Published = { marks: Marks; listingId: number }

/** A statement of one publication as that of another: only the marks that distinguish them are replaced. */
export function statementFor(statement: Statement, from: Published, to: Published): Statement {
  const others = marksOf(to)
  const swaps = new Map(marksOf(from).map((mark, at) => [mark, others[at]]))
  const swapped = (value: unknown) => (isMark(value) && swaps.has(value) ? swaps.get(value) : value)
  const inPlaceOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inPlaceOf)
    if (isBytes(value)) return { hex: swapped(value.hex) }
    // Among them the answer that is stored for a repetition.
    if (typeof value === 'string') return swapped(value.replace(`"id":${from.listingId},`, `"id":${to.listingId},`))
    return swapped(value)
  }
  return { ...statement, values: statement.values.map(inPlaceOf) }
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
