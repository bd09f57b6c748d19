import type { Client } from '@reable/contract/client'
import { cutText } from '@reable/contract/cut-text'
import { searchLimit } from '@reable/contract/listings/rules'
import { addressName, addressOfQuery, askedKey, browseAddressOf, browseQueryOf, isFieldKey } from './browse-address.ts'
import type { Understood } from './found-list.ts'
import { sameAddress } from './same-address.ts'

/** Reads the search of an address in plain words; undefined where it has none, or nobody can read it now. */
export async function understand(api: Client, address: URLSearchParams): Promise<Understood | undefined> {
  const asked = address.get(askedKey) ?? undefined
  const typed = address.get('search_query') ?? ''
  if (!asked && !typed) return undefined
  const { page: _, before: __, asked: ___, ...filters } = browseQueryOf(address)
  const reply = await api('understandSearch', { query: { ...filters, search_query: typed, ...(asked && { asked }) } })
  return reply.ok && reply.data ? reply.data : undefined
}

/**
 * Returns the address of the list that a search was understood as, with what was typed under "asked"; undefined where the words alone are
 * searched for, or the address is that one already.
 */
export function understoodAddress(
  address: URLSearchParams,
  understood: Understood | undefined,
): URLSearchParams | undefined {
  const typed = address.get('search_query')
  if (!typed || !understood || address.has(askedKey)) return undefined
  const next = addressOfQuery(understood.query)
  const plain = browseAddressOf(address)
  for (const name of ['page', 'before']) plain.delete(name)
  if (sameAddress(next, plain)) return undefined
  next.set(askedKey, cutText(typed, searchLimit))
  return next
}

/** The address without what comes from a search in plain words: the filters that were chosen beside it. */
export function chosenBeside(address: URLSearchParams, understood: Understood | undefined): URLSearchParams {
  const derived = understood?.derived.map((name) => addressName(name) ?? name) ?? []
  const isDerived = (name: string) =>
    name === askedKey ||
    derived.includes(name) ||
    (isFieldKey(name) && derived.some((one) => fieldOf(one) === fieldOf(name)))
  return new URLSearchParams([...address].filter(([name]) => !isDerived(name)))
}

const fieldOf = (key: string) => (isFieldKey(key) ? key.split('.')[1] : key)

/** The address of another search in plain words, with the filters that were chosen beside this one. */
export function searchAddress(
  address: URLSearchParams,
  understood: Understood | undefined,
  text: string,
): URLSearchParams {
  const next = chosenBeside(address, understood)
  for (const name of ['page', 'before', 'search_query']) next.delete(name)
  if (text) next.set('search_query', text)
  return next
}
