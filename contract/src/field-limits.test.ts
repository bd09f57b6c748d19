import { expect, test } from 'vitest'
import { noteError as caseNoteError } from './cases/rules.ts'
import { contactBodyError, senderNameError } from './contact/rules.ts'
import { meetingErrors } from './handovers/rules.ts'
import { helpError, informationError, kindNameError, labelError, reasonError } from './kinds/rules.ts'
import { descriptionError, titleError } from './listings/rules.ts'
import { signalNameError, signalWarningError } from './messages/worry-rules.ts'
import { decisionWordsError, personWordsError } from './moderation/person-rules.ts'
import { partnerNameError } from './partners/rules.ts'
import { factorResetReasonError } from './people/factor-reset-rules.ts'
import { noteError as personNoteError } from './people/rules.ts'
import { placeNameError } from './places/edited-rules.ts'
import { insteadError, whatError } from './prohibited/rules.ts'
import { replyLabelError, replyTextError } from './replies/rules.ts'
import { liftSentenceError, restrictionAnswerError, restrictionSentenceError } from './restrictions/rules.ts'
import { searchNameError } from './search-names/rules.ts'

type Field = { rule: (text: string) => string | undefined; most: number; of: string; missing?: string }

const now = new Date('2026-11-20T20:15:00Z')

/** Each field of free text: how it is told that it is too long, and, of what has to be filled in, that it is missing. */
const fields: Field[] = [
  { rule: titleError, most: 200, of: 'for the title', missing: 'Post title is required' },
  { rule: descriptionError, most: 5000, of: 'for the description', missing: 'Description is required' },
  { rule: contactBodyError, most: 5000, of: 'for the message', missing: 'Message is required' },
  { rule: senderNameError, most: 200, of: 'for the name' },
  {
    rule: (place) => meetingErrors({ date: '2026-11-28', time: '14:30', place }, now).place,
    most: 200,
    of: 'for the place',
    missing: 'Place: choose a place from the list, or write where you will meet',
  },
  { rule: caseNoteError, most: 2000, of: 'for a note', missing: 'Please write the note first' },
  { rule: personNoteError, most: 2000, of: 'for a note', missing: 'Please write a note' },
  {
    rule: factorResetReasonError,
    most: 500,
    of: 'for the reason',
    missing: 'Please write a reason: how you know that it is them',
  },
  { rule: kindNameError, most: 80, of: 'for the name', missing: 'Please give it a name' },
  {
    rule: informationError,
    most: 500,
    of: 'for the information',
    missing: 'Please write the information that people read beside it',
  },
  { rule: helpError, most: 500, of: 'for the information' },
  { rule: reasonError, most: 500, of: 'for the reason' },
  {
    rule: labelError,
    most: 80,
    of: 'for the label',
    missing: 'Please write the label of the question, such as Seat width',
  },
  { rule: signalNameError, most: 80, of: 'for the name', missing: 'Please give it a name' },
  { rule: signalWarningError, most: 300, of: 'for the warning' },
  { rule: personWordsError, most: 1000, of: 'for your own words' },
  { rule: decisionWordsError, most: 500, of: 'for the person' },
  { rule: partnerNameError, most: 80, of: 'for the name', missing: 'Please give the partner a name' },
  { rule: placeNameError, most: 60, of: 'for the name', missing: 'Please write the name of the place' },
  { rule: whatError, most: 200, of: 'for what may not be listed', missing: 'Please write what may not be listed' },
  { rule: insteadError, most: 200, of: 'for where it can go instead' },
  { rule: searchNameError, most: 60, of: 'for the name or need', missing: 'Please write the name or need' },
  { rule: replyLabelError, most: 40, of: 'for the label', missing: 'Please write the label of its button' },
  { rule: replyTextError, most: 500, of: 'for the text', missing: 'Please write the text that the person will read' },
  {
    rule: restrictionSentenceError,
    most: 500,
    of: 'for the sentence to the person',
    missing: 'Please write a sentence for the person',
  },
  { rule: liftSentenceError, most: 500, of: 'for the sentence to the person' },
  { rule: restrictionAnswerError, most: 2000, of: 'for your answer', missing: 'Please write your answer' },
]

/** A letter that takes two units of a text, and counts as one character. */
const letter = '𠮷'

test.each(fields)('up to $most characters can be used $of', ({ rule, most, of, missing }) => {
  expect(rule(letter.repeat(most))).toBeUndefined()
  expect(rule(letter.repeat(most + 1))).toBe(`Use at most ${most.toLocaleString('en-CA')} characters ${of}`)
  for (const blank of ['', ' \u200b\n']) expect(rule(blank)).toBe(missing)
})
