import type { ContentFields } from '@reable/contract/content/fields'
import { expect, test } from 'vitest'
import { serializeFields } from './serialize-fields.ts'

const fields: ContentFields = {
  heading: { kind: 'line', label: 'Heading' },
  body: { kind: 'text', label: 'Text' },
  image: { kind: 'picture', label: 'Picture' },
  count: { kind: 'number', label: 'Count' },
  closed: { kind: 'yes_no', label: 'Closed' },
  group: { kind: 'choice', label: 'Group', options: ['first', 'second'] },
  leads_to: { kind: 'address', label: 'Leads to' },
  entries: { kind: 'list', label: 'Entries', of: { name: { kind: 'line', label: 'Name' } } },
}
const noPicture = { url: '', thumbnail: '', title: '' }
const empty = {
  ...{ heading: '', body: [], image: noPicture, count: 0, closed: false, group: 'first', leads_to: '', entries: [] },
}

test('what was written is answered by the kind of each field', () => {
  const image = { url: `/pictures/${'a'.repeat(32)}-1600.jpg`, thumbnail: '/x', title: 'Us' }
  const written = { heading: 'Help', count: 7, closed: true, group: 'second', leads_to: '/aboutus', image }
  expect(serializeFields(fields, { ...written, body: 'Hi', entries: [{ name: 'Zoe' }, {}] })).toEqual({
    ...written,
    body: [{ kind: 'paragraph', line: [{ text: 'Hi' }] }],
    entries: [{ name: 'Zoe' }, { name: '' }],
  })
})

test.each([undefined, null, 'x', 3, {}, []])('of what is no written page, as %j, every field is empty', (written) => {
  expect(serializeFields(fields, written)).toEqual(empty)
})

test.each([
  ['heading', 3],
  ['body', ['x']],
  ['image', null],
  ['image', 'x'],
  ['image', {}],
  ['image', { url: 3 }],
  ['image', { url: 'https://elsewhere.example/x.jpg', thumbnail: '', title: 'x' }],
  ['count', '7'],
  ['closed', 'true'],
  ['group', 'third'],
  ['leads_to', 'javascript:x()'],
  ['entries', { 0: { name: 'Zoe' } }],
])('a field that is not as it should be is empty: %s with %j', (name, value) => {
  expect(serializeFields(fields, { [name]: value })).toEqual(empty)
})
