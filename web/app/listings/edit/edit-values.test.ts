import { expect, test } from 'vitest'
import type { EquipmentField } from '../fields/listing-lists.ts'
import { type Photo, photoOfImage } from '../photos/photo.ts'
import { areChanged, arePhotosChanged, postOf, valuesOf } from './edit-values.ts'
import { fieldOf, imageOf, listingOf } from './testing.ts'

const length: EquipmentField = fieldOf('length', 'Length', { unit: 'in', min: 20, max: 50 })
const tip: EquipmentField = fieldOf('tip', 'Tip')
const fields = [length, tip]
const listing = listingOf({ properties: { length: '36', tip: 'Rubber' }, imageIds: [5, 6] })
const stored = (id: number, rotation: Photo['rotation'] = 0): Photo => ({ ...photoOfImage(imageOf(id)), rotation })
const fresh: Photo = { id: 'new-1', status: 'success', progress: 100, rotation: 0, signed_id: 'signed' }
const values = valuesOf(listing, fields)

test('[EDIT-05] what is sent is the whole listing with its version, typos corrected, open answers left out', () => {
  const typed = {
    ...values,
    checked_words: 'cpap',
    title: ' Oak cane, not for a CPAP ',
    price: '$1,200',
    length: '36 in',
    tip: ' ',
  }
  expect(postOf(listing, { values: typed, photos: [stored(6), fresh], fields, version: 'v1' })).toEqual({
    equipment_type_id: listing.equipment_type_id,
    title: 'Oak cane, not for a CPAP',
    description: listing.description,
    price: '1200',
    free: false,
    condition_id: listing.condition_id,
    location_id: listing.location_id,
    images: [
      { image_id: 6, rotation: 0 },
      { signed_id: 'signed', rotation: 0 },
    ],
    properties: { length: '36' },
    checked_words: ['cpap'],
    version: 'v1',
  })
})

test('[EDIT-03] a change is a value, an answer, a photo more or less, another order or a rotation', () => {
  expect(areChanged(values, values)).toBe(false)
  expect(areChanged({ ...values, tip: 'Ice' }, values)).toBe(true)
  const free = { ...values, free: true, price: '0' }
  expect(areChanged({ ...free, price: '80' }, free)).toBe(false)
  expect(areChanged({ ...free, price: '80', free: false }, free)).toBe(true)
  expect(arePhotosChanged([stored(5), stored(6)], [5, 6])).toBe(false)
  expect(arePhotosChanged([stored(6), stored(5)], [5, 6])).toBe(true)
  expect(arePhotosChanged([stored(5, 90), stored(6)], [5, 6])).toBe(true)
  expect(arePhotosChanged([stored(5)], [5, 6])).toBe(true)
})
