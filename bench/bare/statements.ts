import { recent, selectCards } from '../../server/src/listings/browse/browse-queries.ts'
import { findListing } from '../../server/src/listings/browse/listing-queries.ts'
import type { Filter } from '../../server/src/listings/search/filter.ts'
import { shareOfWords } from '../../server/src/listings/search/read-words.ts'
import { systemClock } from '../../server/src/platform/clock.ts'

/** A statement as the program sends it. */
export type Statement = { name: string; text: string; values: unknown[] }

/** Asks the database, and answers its rows. */
export type Answerer = (statement: Statement) => Promise<object[]>

type Reader = Parameters<typeof findListing>[0]

/** A filter of the program by the ids of its parts; what is left out is not asked for. */
export type Search = Partial<Filter>

const everything: Filter = {
  categoryIds: [],
  typeIds: [],
  locationIds: [],
  nearIds: undefined,
  conditionIds: [],
  leastPrice: undefined,
  mostPrice: undefined,
  words: undefined,
  measures: [],
}

/** The first page of all listings: the last two values are its size and its offset. */
export const pageStatement = async (size: number): Promise<Statement> =>
  firstOf(
    await overheard((ctx) => selectCards(ctx, everything, { order: 'newest', size, offset: 0, before: undefined })),
  )

/** One listing: the only value is its id. */
export const listingStatement = async (): Promise<Statement> => firstOf(await overheard((ctx) => findListing(ctx, 0)))

/**
 * All that the program asks for the first page of a search, in turn. What comes second depends on what the first brings, so
 * `answer` has to ask the database itself.
 */
export async function searchStatements(search: Search, size: number, answer: Answerer): Promise<Statement[]> {
  const order = search.words ? 'best_match' : 'newest'
  const rare = search.words !== undefined && (await shareOfWords(asking(answer), search.words)) * recent < size
  const page = { order, size, offset: 0, before: undefined, rare } as const
  return overheard((ctx) => selectCards(ctx, { ...everything, ...search }, page), answer)
}

/** What the program knows before it asks. */
const asking = (answer: Answerer): Reader =>
  ({
    read: (name: string, text: string, values: unknown[]) => answer({ name, text, values }),
    clock: systemClock,
  }) as unknown as Reader

/** What the program would ask the database: the bare server differs from it in everything else, and in this never. */
async function overheard(
  ask: (ctx: Reader) => Promise<unknown>,
  answer: Answerer = async () => [],
): Promise<Statement[]> {
  const heard: Statement[] = []
  const read = (name: string, text: string, values: unknown[]) => {
    heard.push({ name, text, values })
    return answer({ name, text, values })
  }
  await ask({ read } as unknown as Reader)
  return heard
}

const firstOf = (heard: Statement[]) => heard[0] as Statement
