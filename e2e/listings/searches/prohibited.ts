import type { Search } from './search.ts'

/** That it may not be listed, and where it can go: in whatever order the page says it. */
const refused = (where: string) =>
  new RegExp(
    `(?=[\\s\\S]*\\b(cannot|can’t|can't|may not|must not|not) be (listed|offered|sold|posted))(?=[\\s\\S]*(${where}))`,
    'i',
  )

const supplier = refused('to the supplier')
const pharmacy = refused('to a pharmacy')

export const prohibited: Search[] = [
  { search: 'oxygen', says: supplier },
  { search: 'oxygen tank', says: supplier },
  { search: 'oxigen tanks', says: supplier },
  { search: 'portable oxygen concentrator burnaby', says: supplier },
  { search: 'cpap', says: supplier },
  { search: 'cpap machine under 200', says: supplier },
  { search: 'c-pap', says: supplier },
  { search: 'c pap mask', says: supplier },
  { search: 'bi pap', says: supplier },
  { search: 'insulin pens', says: pharmacy },
  { search: 'insuline', says: pharmacy },
  { search: 'morphine', says: pharmacy },
  { search: 'oxycodon', says: pharmacy },
  { search: 'medicine for pain', says: pharmacy },
  { search: 'sleeping pills', says: pharmacy },
  { search: 'needles and syringes', says: pharmacy },
  { search: 'syringes', says: pharmacy },
  { search: 'test strips', says: pharmacy },
  { search: 'cathater', says: refused('charit') },
  { search: 'hearing aids', says: refused('charit') },
]
