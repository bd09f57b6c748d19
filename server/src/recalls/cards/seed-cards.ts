import { type Context, inTransaction } from '#platform/context'
import { checkCardSoon } from '../checks/check-card.ts'
import { isAnyChecked } from '../checks/check-queries.ts'
import type { CardFields } from './card.ts'
import { insertCard } from './card-queries.ts'

/** A card that comes with the program, by a name that never changes. */
export type DeliveredCard = { delivered: string; fields: CardFields }

/** Adds the cards that come with the program, each once: what volunteers have made of one stays. */
export async function seedRecallCards(ctx: Context, cards: readonly DeliveredCard[]): Promise<void> {
  for (const card of cards)
    await inTransaction(ctx, async (ctx) => {
      const id = await insertCard(ctx, { ...card, withdrawn: false, version: 1, volunteerId: null })
      // Listings that were never compared are compared with all cards when they are.
      if (id !== undefined && (await isAnyChecked(ctx))) await checkCardSoon(ctx, { cardId: id, version: 1 })
    })
}
