import type { Context } from '#platform/context'
import type { Card } from '../cards/card.ts'
import { keysOf, matchCard, type Reading, readDescribed } from '../matching/match-card.ts'
import { type ListingToCheck, type Matches, selectToCheck, upsertChecks, upsertUnmatched } from './check-queries.ts'

/** What a listing matches, and what of it is new. */
export type Checked = { strong: Card[]; possible: Card[]; newPossible: Card[] }

/** The same of a listing by its number. */
export async function checkListing(ctx: Context, listingId: number): Promise<Checked> {
  const listing = await selectToCheck(ctx, listingId)
  return listing ? checkDescribed(ctx, listing) : { strong: [], possible: [], newPossible: [] }
}

/** Compares a listing with all cards, and stores what it matches: in most there is nothing, which is stored while its cards are looked up. */
export async function checkDescribed(ctx: Context, listing: Omit<ListingToCheck, 'strong'>): Promise<Checked> {
  const reading = readingOf(listing)
  const cards = await upsertUnmatched(ctx, { listingId: listing.id, keys: keysOf(reading) })
  const found = matchCards(reading, cards)
  if (found.strong.length + found.possible.length) await upsertChecks(ctx, [checkRow(listing.id, reading, found)])
  const before = listing.possible ?? []
  return { ...found, newPossible: found.possible.filter(({ id }) => !before.includes(id)) }
}

type Described = Omit<ListingToCheck, 'id' | 'strong' | 'possible'>

export const readingOf = ({ brand, model, title, description, type_id: typeId }: Described): Reading =>
  readDescribed({ brand: brand ?? '', model: model ?? '', title, description, typeId })

export function matchCards(reading: Reading, cards: readonly Card[]): { strong: Card[]; possible: Card[] } {
  const judged = cards.map((card) => ({ card, strength: strengthOf(reading, card) }))
  const those = (wanted: string) => judged.filter(({ strength }) => strength === wanted).map(({ card }) => card)
  return { strong: those('strong'), possible: those('possible') }
}

export const strengthOf = (reading: Reading, { fields: { brands, models, equipment_type_ids: typeIds } }: Card) =>
  matchCard(reading, { brands, models, typeIds })

const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id)

export const checkRow = (listingId: number, reading: Reading, found: { strong: Card[]; possible: Card[] }) => ({
  ...{ listingId, keys: keysOf(reading) },
  ...({ strong: idsOf(found.strong), possible: idsOf(found.possible) } satisfies Matches),
})
