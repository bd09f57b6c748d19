import { expect, test } from 'vitest'
import { isAutomatic } from './automatic.ts'
import { isPermanentBounce } from './bounce.ts'

test.each([
  ['auto-submitted', 'auto-replied', true],
  ['auto-submitted', ' No ', false],
  ['auto-submitted', 'nobody', true],
  ['auto-submitted', 'surely no', true],
  ['precedence', ' Bulk', true],
  ['precedence', 'list', true],
  ['precedence', 'junk', true],
  ['precedence', 'auto_reply', true],
  ['precedence', 'first-class bulk', false],
  ['content-type', 'multipart/report; report-type=delivery-status', true],
  ['content-type', 'text/plain; name="multipart/report"', false],
  ['return-path', ' < > ', true],
  ['return-path', '<rosa@village.example>', false],
  ['return-path', 'rosa <>', false],
  ['list-unsubscribe', '<https://club.example>', true],
  ['x-auto-respond', '1', true],
  ['x-autoresponse', '1', true],
  ['x-list-id', 'ours', false],
  ['list-idea', 'ours', false],
  ['subject', 'bulk', false],
])('a mail with %s: %s is automatic: %s', (key, value, automatic) => {
  expect(
    isAutomatic(
      [
        { key: 'to', value: 'us' },
        { key, value },
      ],
      'a@b.example',
    ),
  ).toBe(automatic)
})

const failed = (status: string, action = 'failed') => ({ action, status })

test.each([
  [[failed('5.1.1')], true],
  [[failed('4.2.2'), failed('5.1.1')], true],
  [[failed('5.7.1')], false],
  [[failed('5.70.1')], true],
  [[failed('4.5.7')], false],
  [[failed('5.1.1', 'delayed')], false],
  [[], false],
])('of %j an address takes no mail: %s', (deliveries, permanent) => {
  expect(isPermanentBounce({ deliveries })).toBe(permanent)
})
