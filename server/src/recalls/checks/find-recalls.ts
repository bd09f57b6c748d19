import type { Context } from '#platform/context'
import type { Card } from '../cards/card.ts'
import { findCardVersion, selectCards, selectCardsFor } from '../cards/card-queries.ts'
import { brandKeysOf, keyOf, wordKeys } from '../matching/keys.ts'
import { type Described, keysOf, readDescribed } from '../matching/match-card.ts'
import { matchCards, strengthOf } from './check-listing.ts'

/** Of what was handed over it matters for so long that it is recalled, in days. */
export const rememberedDays = 3_653

/** A card to compare things with: by which words they are looked up, and whether one is it, or may be. */
export type OpenedCard = { keys: string[]; matches: (thing: Described) => boolean }

/** Opens a card at a version; undefined once it is withdrawn, or has another version. */
export async function openCard(
  ctx: Context,
  { cardId, version }: { cardId: number; version: number },
): Promise<OpenedCard | undefined> {
  const [card] = await selectCards(ctx, [cardId])
  if (!card || (await findCardVersion(ctx, cardId)) !== version) return undefined
  return {
    keys: brandKeysOf(card.fields.brands),
    matches: (thing) => strengthOf(readDescribed(thing), card) !== undefined,
  }
}

export type FoundRecalls<Thing> = { thing: Thing; strong: Card[]; possible: Card[] }

/** Finds the cards that each of some things is recalled by, and those by which it may be. */
export async function findRecalls<Thing extends Described>(ctx: Context, things: readonly Thing[]) {
  const readings = things.map((thing) => ({ thing, reading: readDescribed(thing) }))
  const cards = await selectCardsFor(ctx, [...new Set(readings.flatMap(({ reading }) => keysOf(reading)))])
  return readings.map(({ thing, reading }): FoundRecalls<Thing> => ({ thing, ...matchCards(reading, cards) }))
}

/** Whether a card is still in force. */
export const isCardInForce = async (ctx: Context, cardId: number): Promise<boolean> =>
  (await selectCards(ctx, [cardId])).length > 0

/** By these a thing is looked up whose brand is known, and which may have no listing any more. */
export const recallKeysOf = (brand: string): string[] => [
  ...new Set([...wordKeys(brand), keyOf(brand)].filter(Boolean)),
]
