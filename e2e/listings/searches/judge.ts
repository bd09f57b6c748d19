import type { Listing } from './listings.ts'
import type { Facts, Measure, Search } from './search.ts'

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** Returns what is wrong with the first cards of a search: nothing where all is as a sensible person expects. */
export function judge({ first, every, some, none, says }: Search, cards: Listing[], text: string): string[] {
  const wrong: string[] = []
  const [leading] = cards
  if (!leading && (first || every || some)) wrong.push('no card')
  if (first && leading && !meets(first, leading)) wrong.push(`leads with ${describe(leading)}`)
  if (every) wrong.push(...strangers(every, cards).map((card) => `has ${describe(card)}`))
  if (some && cards.length && !cards.some((card) => meets(some, card))) wrong.push('lacks what some card must be')
  if (none) wrong.push(...cards.filter((card) => meets(none, card)).map((card) => `must not have ${describe(card)}`))
  if (says && !says.test(text)) wrong.push(`does not say ${says}`)
  return wrong
}

/** Returns whether the village has what a search must find. */
export function isPossible({ first = {}, every = {}, some = {} }: Search, listings: Listing[]): boolean {
  const fitting = listings.filter((one) => meets(every, one))
  return [first, some].every((facts) => fitting.some((one) => meets(facts, one)))
}

/** Returns the cards that do not belong: one that does not state the measure may follow those that match it, never stand before them. */
function strangers({ measure, ...facts }: Facts, cards: Listing[]): Listing[] {
  const unstated = measure ? cards.findIndex((card) => stated(measure, card) === undefined) : -1
  return cards.filter((card, index) => {
    if (!meets(facts, card)) return true
    if (!measure) return false
    if (unstated > 0 && index >= unstated) return stated(measure, card) !== undefined
    return !isWithin(measure, card)
  })
}

function meets(
  facts: Facts,
  { title, price, free, condition, equipment_type, location, properties }: Listing,
): boolean {
  const { types, places, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, conditions, titles, measure } = facts
  return [
    types?.includes(equipment_type.name) ?? true,
    places?.includes(location.name) ?? true,
    price >= minPrice && price <= maxPrice,
    facts.free === undefined || free === facts.free,
    conditions?.includes(condition.name) ?? true,
    !facts.brand || properties.brand === facts.brand,
    titles?.some((part) => contains(title, part)) ?? true,
    !measure || isWithin(measure, { properties }),
  ].every(Boolean)
}

const stated = ({ name }: Measure, { properties }: Pick<Listing, 'properties'>) => properties[name]

function isWithin(measure: Measure, card: Pick<Listing, 'properties'>): boolean {
  const { from = 0, to = Number.POSITIVE_INFINITY } = measure
  const size = Number(stated(measure, card) ?? Number.NaN)
  return size >= from && size <= to
}

const describe = ({ title, price, location }: Listing) => `“${title}”, $${price}, ${location.name}`
