import { expect, test } from 'vitest'
import { findPendingSubscription, storePendingSubscription } from './subscribe-dialog.tsx'

test('[NOTI-03] what could not be sent is there again for the same person at the same place, until it is', () => {
  const values = { category_id: '3', equipment_type_id: '15', termsOfUse: true }
  storePendingSubscription({ personId: 7, names: ['Cane'], values })
  expect(findPendingSubscription({ personId: 7, names: ['Cane'] })).toEqual(values)
  expect(findPendingSubscription({ personId: 8, names: ['Cane'] })).toBeUndefined()
  expect(findPendingSubscription({ personId: 7, names: ['Walker'] })).toBeUndefined()
  storePendingSubscription({ personId: 7, names: ['Cane'], values: undefined })
  expect(findPendingSubscription({ personId: 7, names: ['Cane'] })).toBeUndefined()
})
