import { Refusal } from '#platform/refusal'
import { refusalOf } from './input-refusal.ts'

/** How many keys and entries a body holds at most, and a query parameters, unless the operation says otherwise. */
export const mostValues = { body: 500, query: 500 }
/** Objects and lists in each other: no body of ours goes deeper. */
const deepest = 8

const proto = '__proto__'

/** Refuses a body before anything else looks at it, and finds keys that schemas pass over at any depth. */
export function holdBody(sent: unknown, most = mostValues.body): void {
  if (reachesBeyond(sent, most)) throw new Refusal('too_large', 'That is more than we can take at once.')
}

/** The same of a query, in words for whoever reads an address. */
export function holdQuery(sent: unknown): void {
  if (reachesBeyond(sent, mostValues.query)) throw refusalOf({ request: ['This address asks for too much at once'] })
}

/** Goes through each value once, and no further than the bounds. */
function reachesBeyond(sent: unknown, most: number): boolean {
  const open = [{ part: sent, depth: 0 }]
  let values = 0
  for (let at = open.pop(); at; at = open.pop()) {
    const { part, depth } = at
    if (typeof part !== 'object' || part === null) continue
    // A key that could change what all objects have is refused by its name.
    if (Object.hasOwn(part, proto)) throw refusalOf({ [proto]: [`We do not know the field '${proto}'`] })
    const inside = Object.values(part)
    values += inside.length
    if (values > most || depth === deepest) return true
    for (const one of inside) open.push({ part: one, depth: depth + 1 })
  }
  return false
}
