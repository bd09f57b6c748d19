import { expect, test } from 'vitest'
import { address, choice, day, line, listOf, number, picture, text, words, yesNo } from './fields.ts'
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
  [{ count: '3' }, 'count', 'Please fill in “Count” with a number'],
  [{ shown: 'yes' }, 'shown', 'Please say yes or no to “Shown”'],
  [{ end: '2026-02-30' }, 'end', 'Last day: please write the day as YYYY-MM-DD, such as 2026-03-09'],
  [{ group: 'third' }, 'group', 'Group: please choose one of one, other'],
  [{ questions: [{ title: 'Why' }, { title: '' }] }, 'questions.1.title', 'Please fill in “Question”'],
  [{ unknown: 1 }, 'unknown', 'We do not know the field “unknown”'],
  [JSON.parse('{"__proto__": 1}'), '__proto__', 'We do not know the field “__proto__”'],
])('[INFO-15] an error is named by the path of its field: %j', (change, path, sentence) => {
  expect(errorsOf(change)[path]?.[0]).toBe(sentence)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\\elsewhere.example'])(
  '[INFO-15] the address %s is refused',
  (page) => {
    expect(errorsOf({ page })).toEqual({
      page: ['Page: please start with http:// or https://, or with / for a page of this site'],
    })
  },
)

test.each([
  { url: 'https://elsewhere.example/a.jpg', thumbnail, title: '' },
  { url: '/content/a.svg/x', thumbnail: '/content/a.svg', title: '' },
  { url: '/content/../pictures/a.svg', thumbnail: '/content/a.svg', title: '' },
])('[INFO-15] a picture comes from our own store: %j', (photo) => {
  expect(Object.keys(errorsOf({ photo }))).toEqual(['photo'])
})

test('the query that shows a picture before it is public is not stored, unless it is asked for', () => {
  const access = `?until=17&signature=a-b_c`
  const photo = { url: url + access, thumbnail: thumbnail + access, title: '' }
  expect(readWritten(fields, { ...valid, photo }).written.photo).toEqual({ url, thumbnail, title: '' })
  expect(readWritten(fields, { ...valid, photo }, { keepAccess: true }).written.photo).toEqual(photo)
})
