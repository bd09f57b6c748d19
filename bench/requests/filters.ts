import type { ListQuery } from './address.ts'
import { chance } from './draw.ts'
import type { Sample } from './samples.ts'

/** The category and the place of a listing, and prices around its own. */
export const kindPlacePrice = ({ category, location, price }: Sample): ListQuery => ({
  category,
  location,
  ...around(price),
})

/** Some parts of a filter that lets this listing through, and at least one. */
export function anyFilter({ category, type, location, condition, price }: Sample): ListQuery {
  const query: ListQuery = {
    ...(chance(0.6) && { category: chance(0.5) ? category : type }),
    ...(chance(0.5) && { location }),
    ...(chance(0.25) && { condition }),
    ...(chance(0.4) && around(price)),
  }
  return Object.keys(query).length ? query : { category }
}

/** From half to one and a half times a price, whole dollars; what is free is looked for up to twenty dollars. */
export const around = (price: number) => ({
  ...(price > 1 && { min_price: Math.floor(price / 2) }),
  max_price: Math.ceil(price * 1.5) || 20,
})
