import { line, listOf, number, picture, text, yesNo } from '@reable/contract/content/fields'
import { expect, test } from 'vitest'
import { changedAt, markRemoved } from './typed-changes.ts'
import { remainingEntries, typedOf, writtenOf } from './typed-document.ts'

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
