import { expect, test } from 'vitest'
import { readNotice } from './read-rows.ts'

const now = Date.parse('2026-11-22T00:00:00Z')
const row = {
  ...{ NID: 7, Title: 'Acme recalls rollators', URL: '/en/alert-recall/acme', Organization: 'Health Canada' },
  ...{ Product: 'Acme Glide-9', Issue: 'Falls', 'What you should do': 'Stop.', Category: 'Devices' },
  ...{ 'Recall class': 'Type II', 'Last updated': '2026-11-20 10:15', Archived: '0' },
}
const read = (changes: object = {}) => readNotice({ ...row, ...changes }, now)
const site = 'https://recalls-rappels.canada.ca'

test('a row becomes a notice, with the words by which it is found', () => {
  expect(read()).toMatchObject({
    ...{ nid: '7', title: 'Acme recalls rollators', url: `${site}/en/alert-recall/acme`, product: 'Acme Glide-9' },
    ...{ organization: 'Health Canada', issue: 'Falls', what_to_do: 'Stop.', category: 'Devices' },
    ...{ recall_class: 'Type II', updated_on: '2026-11-20', archived: false, equipment_type_ids: [11, 13] },
  })
  expect(read()?.keys).toEqual(expect.arrayContaining(['ACME', 'R011AT0RS', 'G11DE', '9', 'G11DE9']))
})

test('a row without a number or a title, or about something that is not passed on here, is none', () => {
  expect([read({ NID: '' }), read({ NID: null }), read({ Title: ' ', Product: 'Rollator' })]).toEqual(
    Array(3).fill(undefined),
  )
  expect(read({ Title: 'Nuts', Product: 'Salted' })).toBeUndefined()
  expect(read({ Title: 'Acme', Product: 'Rollator' })?.equipment_type_ids).toEqual([11, 13])
})

test.each<[written: unknown, plain: string]>([
  ['<b>Falls</b> &amp; <script>x()</script>breaks &lt;often&gt;', 'Falls & breaks <often>'],
  ['It &quot;falls&quot;', 'It "falls"'],
  ['Fal\u200bls\n\n  over ', 'Falls over'],

  ['x'.repeat(2_001), 'x'.repeat(2_000)],
])('of what is written only words are read: %j', (written, plain) => {
  expect(read({ Issue: written })?.issue).toBe(plain)
})

test.each([
  ['/en/x?y=1', `${site}/en/x?y=1`],
  [`${site}/fr/y`, `${site}/fr/y`],
  ['https://recalls.example/z', site],
  ['javascript:alert(1)', site],
  ['//elsewhere.example', site],
  [null, `${site}/`],
])('an address leads to the site of recalls alone: %j', (written, address) => {
  expect(read({ URL: written })?.url).toBe(address)
})

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', null],
  ['2026-02-31', null],
  ['1999-12-31T23:00:00Z', '1999-12-31'],
  ['on 2026-11-20', null],
  ['soon', null],
  [null, null],
])('a day is one that was, tomorrow at most, as zones differ: %j', (written, day) => {
  expect(read({ 'Last updated': written })?.updated_on).toBe(day)
})
