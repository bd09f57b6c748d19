import { expect, test } from 'vitest'
import { findPendingSubscription, storePendingSubscription } from './subscribe-dialog.tsx'
import { initialSubscription } from './subscription-values.ts'

const categories = [
  { id: 1, name: 'Wheelchairs', equipment_types: [{ id: 5, name: 'Transport chair' }] },
  {
    id: 3,
    name: 'Walking Aids',
    equipment_types: [
      { id: 12, name: 'Walker' },
      { id: 15, name: 'Cane' },
    ],
  },
]

test.each([
  { looking: 'at an equipment type', names: ['Cane'], chosen: ['3', '15'] },
  { looking: 'at a category', names: ['Walking Aids'], chosen: ['3', ''] },
  { looking: 'at two types of one category', names: ['Cane', 'Walker'], chosen: ['3', ''] },
  { looking: 'at types of two categories', names: ['Cane', 'Transport chair'], chosen: ['', ''] },
  { looking: 'at everything', names: [], chosen: ['', ''] },
  { looking: 'at what there is not', names: ['Spaceships'], chosen: ['', ''] },
])('[NOTI-05] whoever looks $looking finds it chosen, and nothing that is ambiguous', ({ names, chosen }) => {
  const { category_id, equipment_type_id, termsOfUse } = initialSubscription(categories, names)
  expect([category_id, equipment_type_id]).toEqual(chosen)
  expect(termsOfUse).toBe(false)
})

test('[NOTI-03] what could not be sent is there again for the same person at the same place, until it is', () => {
  const values = { category_id: '3', equipment_type_id: '15', termsOfUse: true }
  storePendingSubscription({ personId: 7, names: ['Cane'], values })
  expect(findPendingSubscription({ personId: 7, names: ['Cane'] })).toEqual(values)
  expect(findPendingSubscription({ personId: 8, names: ['Cane'] })).toBeUndefined()
  expect(findPendingSubscription({ personId: 7, names: ['Walker'] })).toBeUndefined()
  storePendingSubscription({ personId: 7, names: ['Cane'], values: undefined })
  expect(findPendingSubscription({ personId: 7, names: ['Cane'] })).toBeUndefined()
})
