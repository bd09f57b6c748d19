import { harmlessText } from '@reable/contract/text/harmless-text'
import { Refusal } from '#platform/refusal'
import { invalidInput } from './input-refusal.ts'

/** The most keys and entries of a body, and parameters of a query, unless the operation allows more. */
export const maxValues = { body: 500, query: 500 }
/** The deepest nesting of objects and lists: no body of ours is deeper. */
const maxDepth = 8

const proto = '__proto__'

/**
 * Refuses a body that is too large before it is parsed further, finds keys that schemas ignore at any depth, and makes the texts in it
 * harmless.
 */
export function readBody(body: unknown, max = maxValues.body): void {
  if (!readWithin(body, max)) throw new Refusal('too_large', 'That is more than we can take at once.')
}

/** The same of a query, in a sentence for whoever reads the address. */
export function readQuery(query: unknown): void {
  if (!readWithin(query, maxValues.query)) throw invalidInput({ request: ['This address asks for too much at once'] })
}

/** What is compared to the letter: passwords and tokens. */
const isExact = (name: string) => name.includes('password') || name.endsWith('token')

/** Goes through each value once, and no further than the bounds. Returns whether it ended within them. */
function readWithin(input: unknown, max: number): boolean {
  const pending = [{ part: input, depth: 0 }]
  let values = 0
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { part, depth } = next
    if (typeof part !== 'object' || part === null) continue
    // A key that could change what all objects have is refused by its name.
    if (Object.hasOwn(part, proto)) throw invalidInput({ [proto]: [`We do not know the field '${proto}'`] })
    const children = Object.entries(part)
    values += children.length
    if (values > max || depth === maxDepth) return false
    for (const [name, child] of children) {
      if (typeof child === 'string' && !isExact(name)) Reflect.set(part, name, harmlessText(child))
      else pending.push({ part: child, depth: depth + 1 })
    }
  }
  return true
}
