import { readLines } from '@reable/contract/kinds/rules'
import { insteadError, prohibitedWordsError, whatError } from '@reable/contract/prohibited/rules'

import { anyValue } from '../../ui/form/rules.ts'

export type ItemValues = { what: string; instead: string; words: string; waits: boolean }

/** The words of a text with one in each line, in small letters. */
export const wordsOf = (text: string): string[] => readLines(text.toLowerCase())

export const itemRules = {
  what: whatError,
  instead: insteadError,
  words: (text: string) => prohibitedWordsError(wordsOf(text)),
  waits: anyValue,
}

/** What the form has typed in it, as the API takes it. */
export const itemBody = ({ what, instead, words, waits }: ItemValues) => ({
  what,
  instead,
  words: wordsOf(words),
  waits: waits === true,
})
