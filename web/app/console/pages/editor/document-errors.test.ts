import { line, listOf, picture, text } from '@reable/contract/content/fields'
import { expect, test } from 'vitest'
import { errorsOf, picturesAt } from './document-errors.ts'
import { remainingEntries, typedOf } from './typed-document.ts'

const fields = {
  heading: line('Heading'),
  questions: listOf('Questions', { title: line('Question'), body: text('Answer'), photo: picture('Photo') }),
}

const url = `/pictures/${'a'.repeat(32)}-1600.jpg`
const photo = { url, thumbnail: `/pictures/${'a'.repeat(32)}-240.jpg`, title: '' }
const none = { url: '', thumbnail: '', title: '' }

const typed = typedOf(fields, {
  heading: '',
  questions: [
    { title: 'Why', body: 'So', photo: none },
    { title: '', body: 'Thus', photo },
  ],
})
const [, second] = remainingEntries(typed.questions)

test('[INFO-15] an error stands at its field in the words of the rule, and far from it with its entry', () => {
  expect(errorsOf(fields, typed, new Set())).toEqual([
    { place: 'heading', where: '', sentence: 'Please fill in “Heading”' },
    { place: `questions/${second?.key}/title`, where: 'Questions, 2', sentence: 'Please fill in “Question”' },
  ])
})

test('a picture that the server no longer has is an error at its place, for as long as it is there', () => {
  expect(picturesAt(fields, typed, ['questions.1.photo'])).toContain(url)
  const errors = errorsOf(fields, typed, new Set([url]))
  expect(errors.at(-1)).toEqual({
    place: `questions/${second?.key}/photo`,
    where: 'Questions, 2',
    sentence: 'This picture is no longer there. Please add it again.',
  })
})
