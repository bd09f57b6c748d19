import { priceLabel } from '@reable/contract/listings/rules'
import { stopSharing } from '../../../places/location-store.ts'
import type { NearQuery } from '../../../places/stored-location.ts'
import { isFieldKey, listNames, namesIn } from '../../browse/browse-address.ts'
import { addressAfterChange, without } from '../filter-address.ts'
import type { Panel } from '../filter-panel-data.ts'

/** An active filter: its label, and the address without it; or `remove`, where it stands in no address. */
export type ActiveFilter = { label: string; to: URLSearchParams; remove?: () => void }

/** Every active filter, in the order of the panel. */
export function chipsOf(address: URLSearchParams, panel: Panel, near?: NearQuery): ActiveFilter[] {
  const chip = (label: string, keys: string[], value?: string) => ({
    label,
    to: addressAfterChange(without(address, keys, value), address, panel.categories),
  })
  const terms = address.get('search_query')
  const [category, ...lists] = listNames.map((list) => namesIn(address, list).map((name) => chip(name, [list], name)))
  const price = span(address, ['min_price', 'max_price'], (value) => (Number(value) ? priceLabel(Number(value)) : '$0'))
  return [
    ...(terms ? [chip(`“${terms}”`, ['search_query'])] : []),
    ...(category ?? []),
    ...fieldChips(address, panel, chip),
    ...(near ? [{ label: `Within ${near.radius} km`, to: address, remove: () => stopSharing() }] : []),
    ...lists.slice(0, 1).flat(),
    ...(price ? [chip(capital(price), ['min_price', 'max_price'])] : []),
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
    const orUnknown = address.has(unknown) ? [chip(`${label}: also if not said`, [unknown])] : []
    const choices = address.getAll(key).map((choice) => chip(`${label}: ${choice}`, [key], choice))
    return measure ? [chip(`${label} ${measure}`, [...ends, unknown]), ...orUnknown, ...choices] : choices
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

/** The address with nothing chosen; an order that was chosen stays. */
export function cleared(address: URLSearchParams): URLSearchParams {
  const order = address.get('sorted_by')
  return new URLSearchParams(order && order !== 'best_match' ? { sorted_by: order } : {})
}
