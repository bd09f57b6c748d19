import { addresses } from '../shell/addresses.ts'

const all = { value: 'all', label: 'All' } as const

const kinds = [
  { value: 'funding', label: 'Funding', heading: 'Funding partners', list: 'funding_partners' },
  { value: 'non-profits', label: 'Non-Profits', heading: 'Non-profit partners', list: 'non_profits_partners' },
  { value: 'corporate', label: 'Corporate', heading: 'Corporate partners', list: 'corporate_partners' },
] as const

/** The groups of partners, in the order of the tabs. */
export const groups = [all, ...kinds]

type Group = (typeof groups)[number]

/** Returns the group that an address names; the group of all partners if it names none that exists. */
export function groupOf(search: string): Group {
  const requested = new URLSearchParams(search).get('group')
  return groups.find(({ value }) => value === requested) ?? all
}

export const addressOfGroup = (value: string): string =>
  value === all.value ? addresses.partners : `${addresses.partners}?group=${value}`

/** The lists that are shown for a group, in their order. */
export const shownGroups = (chosen: Group) =>
  kinds.filter(({ value }) => chosen.value === all.value || value === chosen.value)
