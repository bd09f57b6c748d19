import { addressName, type BrowseQuery, isListName } from './browse-address.ts'
import type { Failure, FoundList, RefusedQuery } from './found-list.ts'

/** One for form, one for names. An answer lists at most twenty errors, so an address full of them is given up whole. */
const maxRepairs = 2

type Retry = {
  /** Requested when all else is given up. */
  minimal: BrowseQuery
  fetchList: (query: BrowseQuery) => Promise<FoundList | Failure | RefusedQuery>
}

/** Requests the list without what was refused, and notes what that was. */
export async function retryWithoutRefused(
  query: BrowseQuery,
  refused: RefusedQuery,
  retry: Retry,
): Promise<FoundList | Failure> {
  const notes = new Set<string>()
  let [current, failure] = [query, refused]
  for (let repairs = 0; sizeOf(current) > sizeOf(retry.minimal); repairs++) {
    for (const sentence of Object.values(failure.errors).flat()) notes.add(sentence)
    const reduced = withoutRefused(current, failure.errors)
    current = repairs < maxRepairs && sizeOf(reduced) < sizeOf(current) ? reduced : retry.minimal
    const next = await retry.fetchList(current)
    if (!('message' in next)) return { ...next, notes: [...notes, ...next.notes] }
    if (!('errors' in next)) return next
    failure = next
  }
  return { message: failure.message, flowId: failure.flowId }
}

/** The query without what was refused: of a list of names those that a sentence quotes, else the whole of a key. */
function withoutRefused(query: BrowseQuery, errors: Record<string, string[]>): BrowseQuery {
  const entries = Object.entries(query).flatMap(([name, value]) => {
    const sentences = Object.entries(errors).flatMap(([key, refusals]) =>
      addressName(key) === addressName(name) ? refusals : [],
    )
    if (!sentences.length) return [[name, value] as const]
    if (!isListName(addressName(name))) return []
    const names = [value].flat()
    const accepted = names.filter((one) => !sentences.some((sentence) => sentence.includes(`“${one}”`)))
    return accepted.length && accepted.length < names.length ? [[name, accepted] as const] : []
  })
  return Object.fromEntries(entries)
}

const sizeOf = (query: BrowseQuery) => Object.values(query).flat().length
