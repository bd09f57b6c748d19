import { priceLimit } from '@reable/contract/listings/rules'
import type { Dice } from './many-listings-dice.ts'

/** The usual price of a thing in good condition in each category, in dollars. */
const usual: Record<number, number> = { 1: 180, 2: 900, 3: 60, 4: 45, 5: 220, 6: 350, 7: 400, 8: 110, 9: 260, 10: 50 }

const freeShare = 0.2

/** New things go for more, broken ones for less. */
const worth: Record<number, number> = { 1: 1.6, 2: 1.25, 3: 1, 4: 0.6, 5: 0.25 }

/** A price in whole dollars: one in five is free, the rest are in steps of 5, many near the usual price, few far above it. */
export function generatePrice(dice: Dice, categoryId: number, conditionId: number): number {
  if (dice.chance(freeShare)) return 0
  const spread = 0.35 + 1.5 * dice.number() * (0.4 + dice.number() ** 4 * 3)
  const price = (usual[categoryId] ?? 100) * (worth[conditionId] ?? 1) * spread
  return Math.min(priceLimit, Math.max(5, Math.round(price / 5) * 5))
}
