import { selectCards } from '../../server/src/listings/browse-queries.ts'
import { findListing } from '../../server/src/listings/listing-queries.ts'

/** A statement as the program sends it. */
export type Statement = { name: string; text: string; values: unknown[] }

type Reader = Parameters<typeof findListing>[0]

const everything = {
  categoryIds: [],
  typeIds: [],
  locationIds: [],
  conditionIds: [],
  leastPrice: undefined,
  mostPrice: undefined,
  words: undefined,
  measures: [],
}

/** The first page of all listings: the last two values are its size and its offset. */
export const pageStatement = (size: number): Promise<Statement> =>
  overheard((ctx) => selectCards(ctx, everything, { order: 'newest', size, offset: 0, before: undefined }))

/** One listing: the only value is its id. */
export const listingStatement = (): Promise<Statement> => overheard((ctx) => findListing(ctx, 0))

/** What the program would ask the database: the bare server differs from it in everything else, and in this never. */
async function overheard(ask: (ctx: Reader) => Promise<unknown>): Promise<Statement> {
  const heard: Statement[] = []
  const read = async (name: string, text: string, values: unknown[]) => {
    heard.push({ name, text, values })
    return []
  }
  await ask({ read } as unknown as Reader)
  return heard[0] as Statement
}
