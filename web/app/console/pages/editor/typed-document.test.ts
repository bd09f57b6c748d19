import { line, listOf, number, picture, text, yesNo } from '@reable/contract/content/fields'
import { expect, test } from 'vitest'
import { changedAt, markRemoved, moved, withEntry } from './typed-changes.ts'
import { newEntry, remainingEntries, typedOf, withoutRemoved, writtenOf } from './typed-document.ts'

const fields = {
  heading: line('Heading'),
  photo: picture('Photo'),
  count: number('Count'),
  shown: yesNo('Shown'),
  groups: listOf('Groups', {
    name: line('Name'),
    questions: listOf('Questions', { title: line('Question'), body: text('Answer') }),
  }),
}

const written = {
  heading: 'Hello',
  photo: { url: '/content/ramp.svg', thumbnail: '/content/ramp.svg', title: 'A ramp' },
  count: 49.25,
  shown: true,
  groups: [
    {
      name: 'One',
      questions: [
        { title: 'Why', body: 'So' },
        { title: 'How', body: 'Thus' },
      ],
    },
    { name: 'Two', questions: [] },
    { name: 'Three', questions: [] },
  ],
}

const names = (typed: ReturnType<typeof typedOf>) => remainingEntries(typed.groups).map((entry) => entry.fields.name)
const keyOf = (typed: ReturnType<typeof typedOf>, at: number) => remainingEntries(typed.groups)[at]?.key ?? ''

test('[INFO-15] what nobody touched is sent as it was written', () => {
  expect(writtenOf(fields, typedOf(fields, written))).toEqual(written)
})

test('a draft comes back from the device as it was, half a number and a removed entry included', () => {
  const typed = changedAt(typedOf(fields, written), 'count', () => '49.')
  const edited = changedAt(typed, 'groups', markRemoved(keyOf(typed, 1), true))
  expect(typedOf(fields, JSON.parse(JSON.stringify(edited)))).toEqual(edited)
  expect(typedOf(fields, 'nonsense')).toMatchObject({ heading: '', groups: [] })
})

test.each([
  ['49,25', 49.25],
  ['−122.5', -122.5],
  [' 3 ', 3],
  ['three', 'three'],
  ['', ''],
])('the number %j is sent as %j', (typed, sent) => {
  expect(writtenOf({ count: number('Count') }, { count: typed }).count).toBe(sent)
})

test('an entry keeps its words wherever it is moved, and others keep theirs', () => {
  const typed = typedOf(fields, written)
  const place = `groups/${keyOf(typed, 0)}/questions/${remainingEntries(remainingEntries(typed.groups)[0]?.fields.questions)[1]?.key}/title`
  const edited = changedAt(typed, place, () => 'How much')
  const down = changedAt(edited, 'groups', moved(keyOf(typed, 0), 1))
  expect(writtenOf(fields, down).groups).toEqual([
    written.groups[1],
    {
      name: 'One',
      questions: [
        { title: 'Why', body: 'So' },
        { title: 'How much', body: 'Thus' },
      ],
    },
    written.groups[2],
  ])
  expect(names(changedAt(down, 'groups', moved(keyOf(typed, 0), -1)))).toEqual(['One', 'Two', 'Three'])
})

test('an entry moves past one that was removed, and no further than the ends', () => {
  const typed = typedOf(fields, written)
  const [one, two, three] = [0, 1, 2].map((at) => keyOf(typed, at))
  const removed = changedAt(typed, 'groups', markRemoved(two ?? '', true))
  expect(names(removed)).toEqual(['One', 'Three'])
  expect(names(changedAt(removed, 'groups', moved(one ?? '', 1)))).toEqual(['Three', 'One'])
  expect(names(changedAt(removed, 'groups', moved(three ?? '', 1)))).toEqual(['One', 'Three'])
  expect(names(changedAt(removed, 'groups', moved(one ?? '', -1)))).toEqual(['One', 'Three'])
  expect(names(changedAt(removed, 'groups', markRemoved(two ?? '', false)))).toEqual(['One', 'Two', 'Three'])
  expect(names(withoutRemoved(removed))).toEqual(['One', 'Three'])
})

test('a new entry comes last, empty', () => {
  const typed = changedAt(typedOf(fields, written), 'groups', withEntry(newEntry(fields.groups.of)))
  expect(writtenOf(fields, typed).groups).toEqual([...written.groups, { name: '', questions: [] }])
})
