import { expect, test } from 'vitest'
import { addressOfGroup, groupOf, groups, shownGroups } from './groups.ts'

test('[INFO-07] the tabs are All, Funding, Non-Profits and Corporate, each with an address of its own', () => {
  expect(groups.map(({ label }) => label)).toEqual(['All', 'Funding', 'Non-Profits', 'Corporate'])
  for (const { value } of groups) expect(groupOf(new URL(addressOfGroup(value), 'https://x').search).value).toBe(value)
})

test('[INFO-07] all partners are shown when no group is chosen, or one that does not exist', () => {
  for (const search of ['', '?group=all', '?group=villains']) {
    const lists = shownGroups(groupOf(search)).map(({ list }) => list)
    expect(lists).toEqual(['funding_partners', 'non_profits_partners', 'corporate_partners'])
  }
  expect(shownGroups(groupOf('?group=corporate')).map(({ list }) => list)).toEqual(['corporate_partners'])
})
