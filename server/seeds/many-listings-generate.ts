import type { EquipmentType } from '#catalogue'
import { day, hour } from '#platform/clock'
import type { Dice } from './many-listings-dice.ts'
import { generatePrice } from './many-listings-prices.ts'
import { generateProperties } from './many-listings-properties.ts'
import { generateDescription, generateTitle } from './many-listings-texts.ts'

/** A public listing on its way into the database. `price` in whole dollars; ids are those of the taxonomy. */
export type ManyListing = {
  reference: string
  ownerId: number
  typeId: number
  categoryId: number
  conditionId: number
  locationId: number
  title: string
  description: string
  price: number
  properties: Record<string, string>
  /** As measures_of() of the database would have them. */
  measures: (number | null)[]
  listedAt: Date
  createdAt: Date
}

/** New, like new, good, fair, for parts. */
const conditions = [
  [1, 8],
  [2, 22],
  [3, 46],
  [4, 19],
  [5, 5],
] as const

/** Municipalities by what share of the region lives there; the villages and islands have a few each. */
const places = [
  [21, 250],
  [19, 215],
  [4, 94],
  [18, 79],
  [5, 56],
  [9, 50],
  [6, 41],
  [11, 34],
  [14, 33],
  [12, 30],
  [16, 23],
  [13, 22],
  [22, 17],
  [17, 13],
  [8, 11],
  [23, 8],
  [15, 7],
  [7, 7],
  [3, 2],
  [1, 1],
  [10, 1],
  [2, 1],
  [20, 1],
] as const

/** Weights of the categories: people pass on more wheelchairs and walking aids than lifts and ramps. */
const categoryWeights: Record<number, number> = { 1: 20, 2: 9, 3: 24, 4: 18, 5: 8, 6: 4, 7: 5, 8: 7, 9: 2, 10: 3 }

/** A listing of `age` milliseconds. One in seven was renewed: it is older than its place in the list. */
export function generateListing(
  dice: Dice,
  types: readonly EquipmentType[],
  now: Date,
  age: number,
): Omit<ManyListing, 'reference' | 'ownerId'> {
  const type = dice.weigh(withWeights(types))
  const conditionId = dice.weigh(conditions)
  const properties = generateProperties(dice, type)
  const listedAt = new Date(now.getTime() - age)
  const renewedAfter = dice.chance(1 / 7) ? dice.whole(7, 90) * day + dice.whole(0, 23) * hour : 0
  return {
    typeId: type.id,
    categoryId: type.categoryId,
    conditionId,
    locationId: dice.weigh(places),
    title: generateTitle(dice, type, properties),
    description: generateDescription(dice, type),
    price: generatePrice(dice, type.categoryId, conditionId),
    properties,
    measures: measuresOf(type, properties),
    listedAt,
    createdAt: new Date(listedAt.getTime() - renewedAfter),
  }
}

function measuresOf(type: EquipmentType, properties: Record<string, string>): (number | null)[] {
  const measures: (number | null)[] = []
  for (const { name, number, fieldType, numeric, options } of type.fields) {
    const value = properties[name]
    while (measures.length < number) measures.push(null)
    if (value === undefined) continue
    if (fieldType === 'drop_down') measures[number - 1] = options.indexOf(value) + 1
    else if (numeric) measures[number - 1] = Number(value)
  }
  return measures
}

const weights = new WeakMap<readonly EquipmentType[], (readonly [EquipmentType, number])[]>()

/** Within a category the first type is the most usual one. */
function withWeights(types: readonly EquipmentType[]): (readonly [EquipmentType, number])[] {
  const cached = weights.get(types)
  if (cached) return cached
  const rankOf = (type: EquipmentType) => types.filter((one) => one.categoryId === type.categoryId).indexOf(type)
  const weighted = types.map((type) => [type, (categoryWeights[type.categoryId] ?? 1) / (1 + rankOf(type))] as const)
  weights.set(types, weighted)
  return weighted
}
