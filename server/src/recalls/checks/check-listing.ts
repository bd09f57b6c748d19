import type { Context } from '#platform/context'
import type { Card } from '../cards/card.ts'
import { selectCardsFor } from '../cards/card-queries.ts'
import { keysOf, matchCard, type Reading, readDescribed } from '../matching/match-card.ts'
import { type ListingToCheck, type Matches, selectToCheck, upsertChecks } from './check-queries.ts'

/** What a listing matches, and what of it is new. */
export type Checked = { strong: Card[]; possible: Card[]; newPossible: Card[] }

/** Compares a listing with all cards, and stores what it matches. */
export async function checkListing(ctx: Context, listingId: number): Promise<Checked> {
  const listing = await selectToCheck(ctx, listingId)
  if (!listing) return { strong: [], possible: [], newPossible: [] }
  const reading = readingOf(listing)
  const cards = await selectCardsFor(ctx, keysOf(reading))
  const found = matchCards(reading, cards)
  await upsertChecks(ctx, [checkRow(listing.id, reading, found)])
  const before = listing.possible ?? []
  return { ...found, newPossible: found.possible.filter(({ id }) => !before.includes(id)) }
}

export const readingOf = ({ brand, model, title, description, type_id: typeId }: ListingToCheck): Reading =>
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
