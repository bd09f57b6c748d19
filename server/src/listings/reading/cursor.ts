import { createHmac, timingSafeEqual } from 'node:crypto'
import { type SortOption, sortOptions } from '@reable/contract/listings/rules'
import { z } from 'zod'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'

/** Instants in microseconds, as exact as the database has them. */
const microseconds = z.int()

/**
 * Where a page of a list ended: the place of its last card in the order, by the columns that the order goes by, and what the database
 * had seen when the reading began. Nothing of who reads: of a list by distance it names the card's place.
 */
const cursorShape = z.object({
  order: z.enum(sortOptions.map(({ value }) => value)),
  snapshot: z.string(),
  id: z.int(),
  listedAt: microseconds,
  price: z.int(),
  locationId: z.int(),
  /** How well the card matches, where the best matches come first. */
  rank: z.number().optional(),
})

export type Cursor = z.infer<typeof cursorShape>

/** Writes a cursor for an address: signed, so that nobody asks for what we did not offer. The same place has the same text. */
export function writeCursor(ctx: Context, cursor: Cursor): string {
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url')
  return `${text}.${signatureOf(ctx, text).toString('base64url')}`
}

/** Reads a cursor of ours. Refuses one that is not, or that belongs to a list in another order. */
export function readCursor(ctx: Context, written: string, order: SortOption): Cursor {
  const [text = '', signature = ''] = written.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(ctx, text)
  if (given.length === right.length && timingSafeEqual(given, right)) {
    const cursor = cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (cursor.order === order) return cursor
  }
  const errors = { after: ['This is not the next of a page of this list'] }
  throw new Refusal('invalid', 'This list cannot go on from here. Please load the page again.', { errors })
}

const signatureOf = ({ config }: Context, text: string) =>
  createHmac('sha256', config.keys.cursors).update(text).digest().subarray(0, 16)
