import { expect, test } from 'vitest'
import { assetPicture } from './asset-picture.ts'
import { fieldsOf, InvalidEntryError, readEntry } from './read-entry.ts'

const images = 'https://images.example'
const pictureOf = (file: unknown, more: object = {}) => assetPicture(new Map(Object.entries({ file, ...more })), images)
const photo = { url: '//images.example/a.jpg', contentType: 'image/jpeg' }

test('a picture comes in two widths, a drawing as it is, with its description or its title', () => {
  const [url, thumbnail] = ['https://images.example/a.jpg?w=1600&q=80', 'https://images.example/a.jpg?w=480&q=80']
  expect(pictureOf(photo)).toEqual({ url, thumbnail, title: '' })
  expect(pictureOf(photo, { title: 'A ramp', description: 'A ramp of wood' })?.title).toBe('A ramp of wood')
  expect(pictureOf(photo, { title: 'A ramp', description: '' })?.title).toBe('A ramp')
  expect(pictureOf(photo, { title: 3, description: 4 })?.title).toBe('')
  const drawing = { url: '/a.svg', contentType: 'image/svg+xml' }
  expect(pictureOf(drawing)).toMatchObject({ url: `${images}/a.svg`, thumbnail: `${images}/a.svg` })
})

test.each([
  undefined,
  null,
  'x',
  {},
  { url: photo.url },
  { contentType: photo.contentType },
  { ...photo, url: 3 },
  { ...photo, url: 'http://images.example/a.jpg' },
  { ...photo, url: 'https://elsewhere.example/a.jpg' },
  { ...photo, url: 'https://' },
  { ...photo, contentType: 'text/html' },
  { ...photo, contentType: 3 },
])('what is no picture of that service is none: %j', (file) => {
  expect(pictureOf(file)).toBeUndefined()
})

test.each([undefined, null, 'x', {}, { fields: null }, { fields: 'x' }])('%j has no fields', (entry) => {
  expect(fieldsOf(entry).size).toBe(0)
})

const read = (field: Parameters<typeof readEntry>[0][string], value: unknown) =>
  readEntry({ field }, { fields: { field: value } }, images).field

test('an entry is read by the kind of each field', () => {
  expect(read({ kind: 'number', label: '' }, 0)).toBe(0)
  expect([true, 1, 'true'].map((value) => read({ kind: 'yes_no', label: '' }, value))).toEqual([true, false, false])
  expect(read({ kind: 'day', label: '' }, '2026-11-23T10:00:00-08:00')).toBe('2026-11-23')
  expect(read({ kind: 'line', label: '' }, ' One\nline ')).toBe('One line')
  expect(read({ kind: 'words', label: '' }, ' One\n\nTwo ')).toBe('One\n\nTwo')
  expect(read({ kind: 'text', label: '', optional: true }, '')).toEqual([])
  expect(read({ kind: 'text', label: '' }, 'Hi')).toEqual([{ kind: 'paragraph', line: [{ text: 'Hi' }] }])
  expect(read({ kind: 'picture', label: '' }, undefined)).toEqual({ url: '', thumbnail: '', title: '' })
  const list = { kind: 'list', label: '', of: { name: { kind: 'line', label: '' } } } as const
  expect(read(list, [{ fields: { name: 'Zoe' } }, { fields: {} }, 'x'])).toEqual([{ name: 'Zoe' }])
  expect(read(list, { fields: { name: 'Zoe' } })).toEqual([])
})

test.each([
  ['number', '7'],
  ['text', ''],
  ['line', ''],
  ['line', 3],
  ['day', 'soon'],
] as const)('an entry without what a page needs is refused by the name of the field alone: %s', (kind, value) => {
  expect(() => read({ kind, label: '' }, value)).toThrow(new InvalidEntryError('field'))
})
