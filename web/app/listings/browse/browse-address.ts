/** The parameters that the home page reads of its address, in the specification's names, and the API's name for each. */
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
  brand: 'brand',
  /** What was typed where the filters, or some of them, come from a search in plain words. */
  asked: 'asked',
  reserved: 'reserved',
} as const

type Name = keyof typeof apiNames

export const listNames = ['category', 'location', 'condition'] as const
export type ListName = (typeof listNames)[number]

/** True for a parameter that lists names. */
export const isListName = (name = ''): name is ListName => (listNames as readonly string[]).includes(name)

/** True for a filter by a field of the chosen equipment type: `field.seat_width_in.from`, `field.seat_width_in.unknown`, `field.folding`. */
export const isFieldKey = (name: string) => /^field\.[a-z][a-z_]{0,39}(\.(from|to|unknown))?$/.test(name)

export const askedKey: keyof typeof apiNames = 'asked'

const names = Object.keys(apiNames)

/** The keys that make a home page of their own; fields are many, and are known by their form. */
export const isBrowseKey = (name: string): boolean => names.includes(name) || isFieldKey(name)

/** An address without what the list does not read. */
export const browseAddressOf = (address: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...address].filter(([name]) => isBrowseKey(name)))

/** True if the list is searched or narrowed; its order and its page do neither. */
export const isNarrowed = (address: URLSearchParams): boolean =>
  [...address].some(
    ([name, value]) => value && isBrowseKey(name) && !['page', 'before', 'sorted_by', askedKey].includes(name),
  )

export type BrowseQuery = Record<string, string | string[]>

/** The address of a list by its query in the API's names. */
export function addressOfQuery(query: BrowseQuery): URLSearchParams {
  const address = new URLSearchParams()
  for (const [apiName, value] of Object.entries(query)) {
    const name = addressName(apiName)
    if (!name) continue
    if (isListName(name)) address.set(name, [value].flat().join(','))
    else for (const one of [value].flat()) address.append(name, one)
  }
  return address
}

/** The names chosen in a list: with commas between them, or the key repeated as a form without a script sends it. */
export const namesIn = (address: URLSearchParams, list: ListName): string[] => [
  ...new Set(address.getAll(list).flatMap((value) => value.split(',').filter((name) => name !== ''))),
]

/** The query of the API call for an address. A price with one end is sent with both. */
export function browseQueryOf(address: URLSearchParams): BrowseQuery {
  const query: BrowseQuery = {}
  for (const [name, apiName] of Object.entries(apiNames)) {
    const value = isListName(name) ? namesIn(address, name) : address.getAll(name).find((one) => one !== '')
    if (value?.length) query[apiName] = value
  }
  // The choices of a field contain commas ("Yes, used"), so its key is repeated instead.
  for (const key of new Set([...address.keys()].filter(isFieldKey))) {
    const values = address.getAll(key).filter((value) => value !== '')
    if (values.length) query[key] = /\.(from|to|unknown)$/.test(key) ? (values[0] as string) : values
  }
  if (query[apiNames.min_price] || query[apiNames.max_price]) {
    query[apiNames.min_price] ??= '0'
    query[apiNames.max_price] ??= '999999'
  }
  return query
}

/**
 * An address of the home page, in one order, which is also the server's: what both render is then the same. Commas stay
 * readable; a query may contain them.
 */
export function homeAddress(address: URLSearchParams): string {
  const sorted = new URLSearchParams(address)
  sorted.sort()
  return sorted.size ? `/?${sorted.toString().replaceAll('%2C', ',')}` : '/'
}

/** The address of the same list at another page. */
export function pageAddress(address: URLSearchParams, page: number, before?: number): string {
  const next = new URLSearchParams(address)
  next.delete('page')
  next.delete('before')
  if (page > 1) next.set('page', String(page))
  if (page > 1 && before) next.set('before', String(before))
  return homeAddress(next)
}

/** The address without the parameters that `query`, the list's own, had to leave out. */
export function addressInUse(address: URLSearchParams, query: BrowseQuery): URLSearchParams {
  const next = new URLSearchParams()
  for (const [name, value] of address) {
    const used = query[isFieldKey(name) ? name : (apiNames[name as Name] ?? '')]
    if (used && isListName(name)) next.set(name, [used].flat().join(','))
    else if (used) next.append(name, value)
  }
  return next
}

/** The address's own name for a field that the API refused. */
export function addressName(apiName: string): string | undefined {
  const field = apiName.replace(/\.\d+$/, '')
  return isFieldKey(field) ? field : (Object.keys(apiNames) as Name[]).find((name) => apiNames[name] === field)
}

/** The address of the list of one category or equipment type. */
export const pageAddressOfCategory = (name: string): string => `/?${new URLSearchParams({ category: name })}`
