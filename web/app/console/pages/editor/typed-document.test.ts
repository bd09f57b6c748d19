import { line, listOf, number, picture, text, yesNo } from '@reable/contract/content/fields'
import { expect, test } from 'vitest'
import { changedAt, markRemoved, moved } from './typed-changes.ts'
import { remainingEntries, typedOf, withoutRemoved, writtenOf } from './typed-document.ts'

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
  ['three', 'three'],
])('the number %j is sent as %j', (typed, sent) => {
  expect(writtenOf({ count: number('Count') }, { count: typed }).count).toBe(sent)
})

test('a removed entry leaves the list and comes back, and the last one moves no further', () => {
  const typed = typedOf(fields, written)
  const [two, three] = [1, 2].map((at) => keyOf(typed, at))
  const removed = changedAt(typed, 'groups', markRemoved(two ?? '', true))
  expect(names(removed)).toEqual(['One', 'Three'])
  expect(names(changedAt(removed, 'groups', moved(three ?? '', 1)))).toEqual(['One', 'Three'])
  expect(names(changedAt(removed, 'groups', markRemoved(two ?? '', false)))).toEqual(['One', 'Two', 'Three'])
  expect(names(withoutRemoved(removed))).toEqual(['One', 'Three'])
})
