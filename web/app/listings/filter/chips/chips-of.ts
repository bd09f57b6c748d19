import { priceLabel } from '@reable/contract/listings/rules'
import { stopSharing } from '../../../places/location-store.ts'
import type { NearQuery } from '../../../places/stored-location.ts'
import { addressName, isFieldKey, listNames, namesIn } from '../../browse/browse-address.ts'
import type { Understood } from '../../browse/found-list.ts'
import { searchAddress } from '../../browse/understood-address.ts'
import { addressAfterChange, without } from '../filter-address.ts'
import type { Panel } from '../filter-panel-data.ts'

/** An active filter: its label, and the address without it; or `remove`, where it stands in no address. */
export type ActiveFilter = { label: string; to: URLSearchParams; remove?: () => void }

/** Every active filter, in the order of the panel. */
export function chipsOf(
  address: URLSearchParams,
  panel: Panel,
  { near, understood }: { near?: NearQuery | undefined; understood?: Understood | undefined } = {},
): ActiveFilter[] {
  const chip = (label: string, keys: string[], value?: string) => {
    const piece = pieceOf(understood, keys, value)
    const to = piece ? searchAddress(address, understood, piece.without) : without(address, keys, value)
    const isMeasure = keys.some(isFieldKey)
    return { label: (isMeasure && piece?.label) || label, to: addressAfterChange(to, address, panel.categories) }
  }
  const [terms, brand] = [address.get('search_query'), address.get('brand')]
  const [category, ...lists] = listNames.map((list) => {
    const names = namesIn(address, list)
    const groups = groupsOf(understood, list, names)
    const single = names.filter((name) => !groups.some(({ values }) => values.includes(name)))
    return [
      ...groups.map(({ piece, label }) => ({
        label,
        to: addressAfterChange(searchAddress(address, understood, piece.without), address, panel.categories),
      })),
      ...single.map((name) => chip(name, [list], name)),
    ]
  })
  const price = span(address, ['min_price', 'max_price'], priceOf)
  return [
    ...(terms ? [chip(`“${terms}”`, ['search_query'])] : []),
    ...(category ?? []),
    ...fieldChips(address, panel, chip),
    ...(near ? [{ label: `Within ${near.radius} km`, to: address, remove: () => stopSharing() }] : []),
    ...lists.slice(0, 1).flat(),
    ...(price ? [chip(price === 'up to $0' ? 'Free' : capital(price), ['min_price', 'max_price'])] : []),
    ...(brand ? [chip(brand, ['brand'])] : []),
    ...lists.slice(1).flat(),
    ...(address.get('reserved') ? [chip('Reserved ones left out', ['reserved'])] : []),
  ]
}

function fieldChips(
  address: URLSearchParams,
  panel: Panel,
  chip: (...of: [string, string[], string?]) => ActiveFilter,
) {
  const names = new Set(
    [...address.keys()]
      .sort()
      .filter(isFieldKey)
      .map((key) => key.split('.')[1] as string),
  )
  return [...names].flatMap((name) => {
    const field = panel.kind?.fields.find(({ field_name }) => field_name === name)
    const label = field?.label ?? capital(name.replaceAll('_', ' '))
    const key = `field.${name}`
    const ends = [`${key}.from`, `${key}.to`] as const
    const measure = span(address, ends, (value) => `${value}${field?.unit ? ` ${field.unit}` : ''}`)
    const unknown = `${key}.unknown`
    const unknownLabel = address.get(unknown) === 'only' ? `${label} not stated` : `${label}: also if not stated`
    const orUnknown = address.has(unknown) ? [chip(unknownLabel, [unknown])] : []
    const choices = address.getAll(key).map((choice) => chip(`${label}: ${choice}`, [key], choice))
    return [...(measure ? [chip(`${label} ${measure}`, [...ends, unknown])] : []), ...orUnknown, ...choices]
  })
}

/** "from 16 in", "up to $300", "16 in to 20 in". */
function span(address: URLSearchParams, [from, to]: readonly [string, string], format: (value: string) => string) {
  // Text that is no number is mentioned in a note, and has no chip.
  const [least, most] = [from, to].map((key) => /^[\d.]+$/.exec(address.get(key) ?? '')?.[0])
  if (least && most) return `${format(least)} to ${format(most)}`
  if (least) return `from ${format(least)}`
  return most ? `up to ${format(most)}` : undefined
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const priceOf = (value: string) => (Number(value) ? priceLabel(Number(value)) : '$0')

/** The part of a search that a filter comes from, where nothing else does. */
const pieceOf = (understood: Understood | undefined, keys: string[], value: string | undefined) =>
  understood?.pieces.find(({ query }) => {
    const [[name, values] = ['', ''], ...others] = Object.entries(query)
    const isOnly =
      keys.includes(addressName(name) ?? name) && others.every(([other]) => keys.includes(addressName(other) ?? other))
    const all = [values].flat()
    return isOnly && all.length === 1 && (value === undefined || all[0] === value)
  })

/** Around a place that has nothing, others stand for it: "Surrey area: 13 places". */
const countedAs: Partial<Record<string, string>> = { category: ': {n} kinds', location: ' area: {n} places' }

/** The parts of a search that stand for several kinds or places, each one chip: "Wheelchair: 4 kinds". */
function groupsOf(understood: Understood | undefined, list: string, names: readonly string[]) {
  const counted = countedAs[list]
  if (!counted || !understood) return []
  return understood.pieces.flatMap((piece) => {
    const [[name, found] = ['', ''], ...others] = Object.entries(piece.query)
    const values = [found].flat()
    const isGroup = !others.length && addressName(name) === list && values.length > 1
    if (!isGroup || !values.every((value) => names.includes(value))) return []
    return [{ piece, values, label: capital(piece.text) + counted.replace('{n}', String(values.length)) }]
  })
}

/** The address with nothing chosen; an order that was chosen stays. */
export function cleared(address: URLSearchParams): URLSearchParams {
  const order = address.get('sorted_by')
  return new URLSearchParams(order && order !== 'best_match' ? { sorted_by: order } : {})
}
