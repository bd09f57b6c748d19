import fc from 'fast-check'
import { expect, test } from 'vitest'
import { browseQueryOf, homeAddress } from '../browse/browse-address.ts'
import { sameAddress } from '../browse/same-address.ts'
import { addressAfterChange, normalizeAddress } from './filter-address.ts'
import { formAddress } from './filter-form.tsx'

fc.configureGlobal({ seed: 20_261_120 })

const tree = [
  { name: 'Walking Aids', types: [{ name: 'Cane' }, { name: 'Crutches' }] },
  { name: 'Beds and Bedroom', types: [{ name: 'Hospital bed' }] },
]
const of = (query: string) => new URLSearchParams(query)
const form = (...pairs: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  return data
}

const value = fc.constantFrom(
  'Cane',
  'Walking Aids',
  'Crutches,Cane',
  'Burnaby',
  'Yes, used',
  '18',
  '',
  '0',
  'é&=?#',
  '%FF',
)
const key = fc.constantFrom(
  ...['category', 'location', 'condition', 'min_price', 'max_price', 'sorted_by', 'search_query', 'page'],
  ...['field.folding', 'field.seat_width_in.from', 'field.seat_width_in.to'],
)
const anyAddress = fc.array(fc.tuple(key, value)).map((pairs) => new URLSearchParams(pairs))

test('[HOME-04] a repeated key and a comma list are one address, and normalizing it twice changes nothing', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const normalized = normalizeAddress(address, tree)
      expect(normalizeAddress(normalized, tree).toString()).toBe(normalized.toString())
      for (const list of ['category', 'location', 'condition'])
        expect(normalized.getAll(list).length).toBeLessThanOrEqual(1)
    }),
  )
})

test('[HOME-04] what is written into the address is read from it again', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const normalized = normalizeAddress(address, tree)
      const read = new URL(homeAddress(normalized), 'http://village').searchParams
      expect(browseQueryOf(read)).toEqual(browseQueryOf(normalized))
      expect(sameAddress(read, normalized)).toBe(true)
    }),
  )
})

test('[HOME-06] any change of filters begins at page 1', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, (next, before) => {
      expect(addressAfterChange(next, before, tree).has('page')).toBe(false)
    }),
  )
})

test('[HOME-04] the address becomes the call', () => {
  const address = of('category=Cane,Crutches&location=Burnaby&min_price=5&sorted_by=oldest&search_query=folding+cane')
  expect(browseQueryOf(address)).toEqual({
    'categories[]': ['Cane', 'Crutches'],
    'locations[]': ['Burnaby'],
    'price_range[starting_price]': '5',
    'price_range[ending_price]': '999999',
    sorted_by: 'oldest',
    search_query: 'folding cane',
  })
})

test('the fields of a type leave with it; choices keep their commas', () => {
  const before = of('category=Cane&field.folding=Yes&field.seal=Opened, unused')
  const fields: [string, string][] = [
    ['field.folding', 'Yes'],
    ['field.seal', 'Opened, unused'],
  ]
  const same = formAddress(form(['category', 'Cane'], ['location', 'Delta'], ...fields), before, tree)
  expect(browseQueryOf(same)).toMatchObject({ 'field.folding': ['Yes'], 'field.seal': ['Opened, unused'] })
  expect(formAddress(form(['category', 'Crutches'], ...fields), before, tree).toString()).toBe('category=Crutches')
  expect(normalizeAddress(of('category=Cane,Crutches&field.folding=Yes'), tree, []).has('field.folding')).toBe(false)
  expect(normalizeAddress(of('field.folding=Yes'), tree).has('field.folding')).toBe(false)
  expect(normalizeAddress(before, tree, ['folding']).has('field.seal')).toBe(false)
})
