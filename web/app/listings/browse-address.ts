/** What the home page reads of its address, in the specification's names, and the API's name for each. */
const apiNames = {
  page: 'page',
  before: 'before',
  category: 'categories[]',
  location: 'locations[]',
  condition: 'conditions[]',
  min_price: 'price_range[starting_price]',
  max_price: 'price_range[ending_price]',
  sorted_by: 'sorted_by',
  search_query: 'search_query',
} as const

type Name = keyof typeof apiNames

export const browseAddressKeys = Object.keys(apiNames)

const lists: readonly string[] = ['category', 'location', 'condition']

/** The call's query for an address. Lists stand in it with commas between the names; a form without a script repeats the key. */
export function browseQueryOf(address: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const [name, apiName] of Object.entries(apiNames)) {
    const values = address.getAll(name).filter((value) => value !== '')
    if (!values.length) continue
    query[apiName] = lists.includes(name) ? values.flatMap((value) => value.split(',')) : (values[0] as string)
  }
  return query
}

/** The address of the same list at another page. */
export function pageAddress(address: URLSearchParams, page: number, before?: number): string {
  const next = new URLSearchParams(address)
  next.delete('page')
  next.delete('before')
  if (page > 1) next.set('page', String(page))
  if (page > 1 && before) next.set('before', String(before))
  return next.size ? `/?${next}` : '/'
}

/** The address's own word for a field that the API refused. */
export function addressName(apiName: string): Name | undefined {
  const field = apiName.replace(/\.\d+$/, '')
  return (Object.keys(apiNames) as Name[]).find((name) => apiNames[name] === field)
}

/** The address of the list of one category or equipment type. */
export const pageAddressOfCategory = (name: string): string => `/?${new URLSearchParams({ category: name })}`
