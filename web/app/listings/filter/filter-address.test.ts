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

test('[HOME-13] a missing minimum is sent as 0, a missing maximum as 999999, and only digits are applied', () => {
  expect(browseQueryOf(of('max_price=300'))['price_range[starting_price]']).toBe('0')
  expect(browseQueryOf(of('min_price=20'))['price_range[ending_price]']).toBe('999999')
  expect(formAddress(form(['min_price', '1e3'], ['max_price', '300']), of(''), tree).toString()).toBe('max_price=300')
  expect(formAddress(form(['min_price', 'CA$50'], ['max_price', '1 200 $']), of(''), tree).toString()).toBe(
    'min_price=50&max_price=1200',
  )
  expect(formAddress(form(['max_price', '1234567']), of(''), tree).toString()).toBe('')
  expect(formAddress(form(['max_price', 'cheap']), of('max_price=50'), tree).toString()).toBe('max_price=50')
})

test('[HOME-13] a price is read where a form without scripts sends it as it was typed', () => {
  expect(normalizeAddress(of('min_price=CA%2450&max_price=1+200+%24'), tree).toString()).toBe(
    'min_price=50&max_price=1200',
  )
  expect(normalizeAddress(of('max_price=cheap'), tree).toString()).toBe('max_price=cheap')
})

test('a category stands for all its types until some are chosen, and takes them along when it is let go', () => {
  const both = form(['category', 'Walking Aids'], ['category', 'Cane'])
  expect(formAddress(both, of(''), tree).get('category')).toBe('Cane')
  expect(
    formAddress(form(['category', 'Cane'], ['category', 'Hospital bed']), of(''), tree, 'Walking Aids').get('category'),
  ).toBe('Hospital bed')
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

test('a measure stays while the choice grows wider or narrower', () => {
  const measured = (category: string) => of(`category=${category}&field.weight_capacity_lb.from=300`)
  const before = measured('Walking+Aids')
  expect(addressAfterChange(measured('Cane'), before, tree).get('field.weight_capacity_lb.from')).toBe('300')
  expect(
    addressAfterChange(measured('Cane,Crutches'), measured('Cane'), tree).has('field.weight_capacity_lb.from'),
  ).toBe(true)
  expect(addressAfterChange(measured('Hospital+bed'), before, tree).has('field.weight_capacity_lb.from')).toBe(false)
})
