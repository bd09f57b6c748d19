import type { Failure, FoundList, Refused } from '../home/load-home.ts'
import { addressName, type BrowseQuery, isListName } from './browse-address.ts'

/** One for form, one for names. An answer tells no more than twenty faults, so an address full of them is given up whole. */
const mostRepairs = 2

type Asking = {
  /** Asked for when all else is given up. */
  least: BrowseQuery
  ask: (query: BrowseQuery) => Promise<FoundList | Failure | Refused>
}

/** Asks without what was refused, and tells what that was. */
export async function askAgain(query: BrowseQuery, refused: Refused, asking: Asking): Promise<FoundList | Failure> {
  const told = new Set<string>()
  let [asked, failed] = [query, refused]
  for (let repairs = 0; sizeOf(asked) > sizeOf(asking.least); repairs++) {
    for (const sentence of Object.values(failed.errors).flat()) told.add(sentence)
    const kept = usable(asked, failed.errors)
    asked = repairs < mostRepairs && sizeOf(kept) < sizeOf(asked) ? kept : asking.least
    const next = await asking.ask(asked)
    if (!('message' in next)) return { ...next, notes: [...told, ...next.notes] }
    if (!('errors' in next)) return next
    failed = next
  }
  return { message: failed.message, flowId: failed.flowId }
}

/** The query without what was refused: of a list of names those that a sentence quotes, else the whole of a key. */
function usable(query: BrowseQuery, errors: Record<string, string[]>): BrowseQuery {
  const entries = Object.entries(query).flatMap(([name, value]) => {
    const told = Object.entries(errors).flatMap(([key, told]) => (addressName(key) === addressName(name) ? told : []))
    if (!told.length) return [[name, value] as const]
    if (!isListName(addressName(name))) return []
    const names = [value].flat()
    const known = names.filter((one) => !told.some((sentence) => sentence.includes(`“${one}”`)))
    return known.length && known.length < names.length ? [[name, known] as const] : []
  })
  return Object.fromEntries(entries)
}

const sizeOf = (query: BrowseQuery) => Object.values(query).flat().length
