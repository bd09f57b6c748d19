import type { Answer, Client } from '@reable/contract/client'

export type LookedUp = Answer<'lookUpRecall'>
export type RecallCard = LookedUp['cards'][number]

/** What was typed, and what was found; its errors, by field; or that it could not be looked up. */
export type LookUp = { brand: string; model: string } & (
  | { found: LookedUp }
  | { errors: Record<string, string> }
  | { failure: string }
)

/** Looks up what stands in the address of the page. */
export async function loadLookUp(api: Client, address: string): Promise<LookUp> {
  const asked = new URL(address).searchParams
  const typed = { brand: asked.get('brand') ?? '', model: asked.get('model') ?? '' }
  const reply = await api('lookUpRecall', { query: typed })
  if (reply.ok) return { ...typed, found: reply.data }
  const errors = Object.entries(reply.failure.errors ?? {}).map(([name, [first = '']]) => [name, first])
  return errors.length ? { ...typed, errors: Object.fromEntries(errors) } : { ...typed, failure: reply.failure.error }
}

/** A page that says what is to be corrected is a page like any other. */
export const statusOfLookUp = (lookUp: LookUp): number => ('failure' in lookUp ? 503 : 200)
