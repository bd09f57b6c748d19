import { choice, line, listOf, text, yesNo } from '@reable/contract/content/fields'
import { expect, test } from 'vitest'
import { typedOf } from '../editor/typed-document.ts'
import { differencesOf } from './differences.ts'

const fields = {
  heading: line('Heading'),
  body: text('Text'),
  group: choice('Group', ['funding_partners', 'corporate_partners']),
  shown: yesNo('Shown'),
  steps: listOf('Steps', { title: line('Step'), about: line('About it') }),
}

const stored = {
  heading: 'Hello',
  body: 'The same.\n\nTheirs.',
  group: 'funding_partners',
  shown: true,
  steps: [
    { title: 'One', about: 'First' },
    { title: 'Two', about: '' },
  ],
}

const theirs = { kind: 'page' as const, name: 'X', version: 2, changed_at_utc: '', changed_by: null, fields: stored }

test('[EDIT-05] of two versions only what differs is shown, of long texts the lines, in words', () => {
  const mine = typedOf(fields, {
    ...stored,
    body: 'The same.\n\nMine.',
    group: 'corporate_partners',
    shown: false,
    steps: [
      { title: 'One', about: 'First' },
      { title: 'Two', about: 'Second' },
    ],
  })
  expect(differencesOf(fields, mine, theirs)).toEqual([
    { label: 'Text', mine: 'Mine.', theirs: 'Theirs.' },
    { label: 'Group', mine: 'Corporate partners', theirs: 'Funding partners' },
    { label: 'Shown', mine: 'No', theirs: 'Yes' },
    { label: 'Steps', mine: 'Two. Second', theirs: 'Two' },
  ])
})

const sameWords = 'The same words, in another order or with another picture'

test('what was only moved says so', () => {
  const mine = typedOf(fields, { ...stored, steps: [...stored.steps].reverse() })
  expect(differencesOf(fields, mine, theirs)).toEqual([{ label: 'Steps', mine: sameWords, theirs: sameWords }])
})
