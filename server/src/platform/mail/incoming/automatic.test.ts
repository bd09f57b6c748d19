import { expect, test } from 'vitest'
import { isAutomatic } from './automatic.ts'

test.each([
  ['auto-submitted', 'auto-replied', true],
  ['auto-submitted', ' No ', false],
  ['precedence', ' Bulk', true],
  ['precedence', 'list', true],
  ['content-type', 'multipart/report; report-type=delivery-status', true],
  ['return-path', ' < > ', true],
  ['list-unsubscribe', '<https://club.example>', true],
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
