import { expect, test } from 'vitest'
import { address, choice, day, line, listOf, number, picture, text, words, yesNo } from './fields.ts'
import { answeredSchema } from './schemas.ts'

const schema = answeredSchema({
  heading: line('Heading'),
  about: words('About'),
  body: text('Text'),
  page: address('Page'),
  photo: picture('Photo'),
  count: number('Count'),
  shown: yesNo('Shown'),
  end: day('Last day'),
  group: choice('Group', ['one', 'other']),
  questions: listOf('Questions', { title: line('Question'), body: text('Answer') }),
})

const heading = (level: number) => ({ kind: 'heading', level, anchor: 'a', line: [{ text: 'A', strong: true }] })

const answered = {
  ...{ heading: 'Hello', about: '', page: '/aboutus', count: 49.25, shown: false, end: '', group: 'one' },
  body: [heading(2), heading(4), { kind: 'list', ordered: true, items: [[{ text: 'B', href: '/b' }]] }],
  photo: { url: '', thumbnail: '', title: '' },
  questions: [{ title: 'Why', body: [{ kind: 'paragraph', line: [] }] }],
}

test('a page is answered with what its fields are: texts as blocks, pictures with both widths, lists with their entries', () => {
  expect(schema.parse(answered)).toEqual(answered)
})

test.each([
  ['heading', 3],
  ['about', null],
  ['body', 'Markdown'],
  ['body', [heading(1)]],
  ['body', [heading(5)]],
  ['body', [{ kind: 'paragraph', line: [{ text: 'A', strong: false }] }]],
  ['page', 3],
  ['photo', '/pictures/a.jpg'],
  ['count', '3'],
  ['shown', 'yes'],
  ['end', null],
  ['group', 'third'],
  ['questions', [{ title: 'Why' }]],
  ['questions', {}],
])('the field %s is never answered with %j', (name, value) => {
  const { error } = schema.safeParse({ ...answered, [name]: value })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([name])
})
