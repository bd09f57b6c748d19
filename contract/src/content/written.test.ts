import { expect, test } from 'vitest'
import { address, choice, day, line, listOf, number, picture, text, words, yesNo } from './fields.ts'
import { zoneInUse } from './rules.ts'
import { readWritten } from './written.ts'

const fields = {
  heading: line('Heading'),
  about: words('About', { optional: true }),
  body: text('Text'),
  page: address('Page'),
  photo: picture('Photo'),
  count: number('Count'),
  shown: yesNo('Shown'),
  end: day('Last day', { optional: true }),
  group: choice('Group', ['one', 'other']),
  questions: listOf('Questions', { title: line('Question') }),
}

const url = `/pictures/${'a'.repeat(32)}-1600.jpg`
const thumbnail = `/pictures/${'a'.repeat(32)}-240.jpg`

const valid = {
  heading: 'Hello',
  about: '',
  body: 'Some *words*.\n\nMore.',
  page: '/aboutus',
  photo: { url, thumbnail, title: 'A ramp' },
  count: 49.25,
  shown: false,
  end: '2026-02-28',
  group: 'one',
  questions: [{ title: 'Why' }],
}

const errorsOf = (change: object) => readWritten(fields, { ...valid, ...change }).errors

test('[INFO-15] valid content is stored as it was typed, without blanks around it', () => {
  const { written, errors, pictures } = readWritten(fields, {
    ...valid,
    heading: ' Hello\nthere\u0000 ',
    body: ' a\r\n\nb ',
  })
  expect(errors).toEqual({})
  expect(written).toEqual({ ...valid, heading: 'Hello there', body: 'a\n\nb' })
  expect(pictures.map((one) => one.url)).toEqual([url, thumbnail])
})

test.each([
  [{ heading: ' ' }, 'heading', 'Please fill in “Heading”'],
  [{ heading: 'x'.repeat(501) }, 'heading', 'Heading: use at most 500 characters'],
  [{ body: 'x'.repeat(100_001) }, 'body', 'Text: use at most 100,000 characters'],
  [{ body: ['x'] }, 'body', 'Please fill in “Text”'],
  [{ count: Number.NaN }, 'count', 'Please fill in “Count” with a number'],
  [{ count: '3' }, 'count', 'Please fill in “Count” with a number'],
  [{ shown: 'yes' }, 'shown', 'Please say yes or no to “Shown”'],
  [{ end: '2026-02-30' }, 'end', 'Last day: please write the day as YYYY-MM-DD, such as 2026-03-09'],
  [{ group: 'third' }, 'group', 'Group: please choose one of one, other'],
  [{ questions: [{ title: 'Why' }, { title: '' }] }, 'questions.1.title', 'Please fill in “Question”'],
  [{ questions: ['Why'] }, 'questions.0', 'Please send the fields by their names'],
  [
    { questions: Array.from({ length: 201 }, () => ({ title: 'a' })) },
    'questions',
    'Questions: use at most 200 entries',
  ],
  [{ questions: 'Why' }, 'questions', 'Questions: please send a list'],
  [{ unknown: 1 }, 'unknown', 'We do not know the field “unknown”'],
  [{ toString: 1 }, 'toString', 'We do not know the field “toString”'],
  [{ constructor: 1 }, 'constructor', 'We do not know the field “constructor”'],
  [JSON.parse('{"__proto__": 1}'), '__proto__', 'We do not know the field “__proto__”'],
])('[INFO-15] an error is named by the path of its field: %j', (change, path, sentence) => {
  expect(errorsOf(change)[path]?.[0]).toBe(sentence)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'mailto:a@b.c',
  'aboutus',
])('[INFO-15] the address %s is refused', (page) => {
  expect(errorsOf({ page })).toEqual({
    page: ['Page: please start with http:// or https://, or with / for a page of this site'],
  })
})

test.each([
  { url: 'https://elsewhere.example/a.jpg', thumbnail, title: '' },
  { url, thumbnail: '', title: '' },
  { url: '/content/a.svg/x', thumbnail: '/content/a.svg', title: '' },
  { url: '/content/../pictures/a.svg', thumbnail: '/content/a.svg', title: '' },
  { url: `${url}?x`, thumbnail, title: '' },
])('[INFO-15] a picture comes from our own store: %j', (photo) => {
  expect(Object.keys(errorsOf({ photo }))).toEqual(['photo'])
})

test('a picture may be a drawing of ours, and may be missing', () => {
  const drawing = { url: '/content/ramp.svg', thumbnail: '/content/ramp.svg', title: '' }
  expect(errorsOf({ photo: drawing })).toEqual({})
  expect(errorsOf({ photo: { url: '', thumbnail: '', title: '' } })).toEqual({})
})

test('[INFO-15] each field takes as much as is said of it, and not more', () => {
  const right = {
    ...{ heading: '𠮷'.repeat(500), about: 'x'.repeat(5000), body: 'x'.repeat(100_000) },
    page: `/${'x'.repeat(1999)}`,
    questions: Array.from({ length: 200 }, (_, at) => ({ title: `${at}` })),
  }
  expect(errorsOf(right)).toEqual({})
  expect(errorsOf({ about: 'x'.repeat(5001) }).about).toEqual(['About: use at most 5,000 characters'])
  expect(errorsOf({ page: `/${'x'.repeat(2000)}` }).page).toEqual(['Page: use at most 2,000 characters'])
  expect(errorsOf({ [`x${'y'.repeat(80)}`]: 1 })).toEqual({
    [`x${'y'.repeat(80)}`]: [`We do not know the field “x${'y'.repeat(59)}…”`],
  })
})

test.each(['https://elsewhere.example/a', 'HTTP://elsewhere.example', '/aboutus?x#y'])(
  'the address %s is right',
  (page) => {
    expect(errorsOf({ page })).toEqual({})
  },
)

test.each(['#top', '#a/b', 'tel:604', 'https:///x', 'xhttps://a.example', '/a b'])(
  'the address %s is none for a page',
  (page) => {
    expect(Object.keys(errorsOf({ page }))).toEqual(['page'])
  },
)

test.each(['2026-2-28', '12026-02-28', '2026-02-281', '2026-02-28x', 'today'])('%s is no day', (end) => {
  expect(Object.keys(errorsOf({ end }))).toEqual(['end'])
})

test('of a list that is of different entries each that looks like another one is told', () => {
  const zones = { zones: { ...listOf('Zones', { name: line('Name') }), unique: 'name' } }
  const names = (...all: string[]) => readWritten(zones, { zones: all.map((name) => ({ name })) }).errors
  expect(names('Library', 'Mall')).toEqual({})
  expect(names('Library', 'Mall', 'LIBRARY', 'Lіbrary')).toEqual({
    'zones.2.name': ['“LIBRARY” stands in this list twice'],
    'zones.3.name': ['“Lіbrary” stands in this list twice'],
  })
  expect(names('', '')['zones.1.name']).toEqual(['Please fill in “Name”'])
  expect(errorsOf({ questions: [{ title: 'Why' }, { title: 'Why' }] })).toEqual({})
})

test('the query that shows a picture before it is public is not stored, unless it is asked for', () => {
  const access = `?until=17&signature=a-b_c`
  const photo = { url: url + access, thumbnail: thumbnail + access, title: '' }
  expect(readWritten(fields, { ...valid, photo }).written.photo).toEqual({ url, thumbnail, title: '' })
  expect(readWritten(fields, { ...valid, photo }, { keepAccess: true }).written.photo).toEqual(photo)
  for (const wrong of [`x${url}`, `${url}x`, url.replace('1600', '800'), `${url}${access}&x`])
    expect(Object.keys(errorsOf({ photo: { ...photo, url: wrong } }))).toEqual(['photo'])
})

test('a zone at which people will meet stays on the list', () => {
  expect(zoneInUse('Library', 1)).toMatch(/^1 coming meeting is at “Library”,/)
  expect(zoneInUse('Library', 1200)).toMatch(/^1,200 coming meetings are at “Library”,/)
})

test('[INFO-15] a document has at most 1 MB, and is fields by their names', () => {
  const many = { a: text('A'), b: listOf('B', { text: text('C') }) }
  const entries = Array.from({ length: 11 }, () => ({ text: 'x'.repeat(100_000) }))
  expect(readWritten(many, { a: 'a', b: entries }).errors).toEqual({
    fields: ['This is more than 1 MB in all. Please shorten it'],
  })
  const nearly = { a: 'x', b: entries.slice(0, 9) }
  const left = 1_000_000 - JSON.stringify(nearly).length
  const longer = (letters: number) => readWritten(many, { ...nearly, a: 'x'.repeat(1 + letters) }).errors
  expect(longer(left)).toEqual({})
  expect(Object.keys(longer(left + 1))).toEqual(['fields'])
  for (const input of [null, 'x', [], 3]) expect(readWritten(fields, input).errors.fields).toBeDefined()
})
