/** Rules of kinds of equipment as volunteers edit them, with their exact texts: used by the server and by the volunteers' room. */

import { isBlank } from '../listings/rules.ts'

/** In characters. */
export const kindNameLimit = 80
export const informationLimit = 500
export const synonymLimit = 60
export const choiceLimit = 60
/** Of one kind. */
export const synonymsLimit = 30
export const questionsLimit = 40
/** Of one question. */
export const choicesLimit = 40
/** Of all kinds: as many as a filter asks for at once. */
export const kindsLimit = 100
/** Of all questions that there ever were: each has its place among the measures of every listing, for good. */
export const allQuestionsLimit = 300

export const kindsFull = `There are ${kindsLimit} kinds, and there is no room for more. Please change one that is there, or remove one that nobody lists.`
export const questionsFull = `There are ${allQuestionsLimit} questions, and there is no room for more. Please use one of those that are there.`

export function kindNameError(name: string): string | undefined {
  if (isBlank(name)) return 'Please give it a name'
  return [...name].length > kindNameLimit ? `Use at most ${kindNameLimit} characters for the name` : undefined
}

export function informationError(text: string): string | undefined {
  if (isBlank(text)) return 'Please write the information that people read beside it'
  return [...text].length > informationLimit
    ? `Use at most ${informationLimit} characters for the information`
    : undefined
}

/** Of a question: not each of them needs one. */
export const helpError = (text: string): string | undefined =>
  [...text].length > informationLimit ? `Use at most ${informationLimit} characters for the information` : undefined

export const reasonError = (text: string): string | undefined =>
  [...text].length > informationLimit ? `Use at most ${informationLimit} characters for the reason` : undefined

/** The lines of a text, each once, without blanks around them. */
export const readLines = (text: string): string[] => {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter((line, at) => line && lines.findIndex((one) => one.toLowerCase() === line.toLowerCase()) === at)
}

export function synonymsError(names: readonly string[]): string | undefined {
  if (names.length > synonymsLimit) return `Use at most ${synonymsLimit} other names`
  return names.some((name) => [...name].length > synonymLimit)
    ? `Use at most ${synonymLimit} characters for one of the other names`
    : undefined
}

/** How a question is answered. */
export const answerKinds = ['number', 'choice', 'text'] as const

export type AnswerKind = (typeof answerKinds)[number]

export const answerTexts: Record<AnswerKind, string> = {
  number: 'A number',
  choice: 'One of some choices',
  text: 'A few words',
}

/** What a number can be in, with the name of it. `none` stands for a number by itself. */
export const questionUnits = {
  in: 'Inches, or centimetres',
  lb: 'Pounds, or kilograms',
  ft: 'Feet, or metres',
  km: 'Kilometres, or miles',
  months: 'Months',
  year: 'A year, such as 2019',
  none: 'A number by itself',
} as const

export type QuestionUnit = keyof typeof questionUnits

export const isQuestionUnit = (unit: string): unit is QuestionUnit => Object.hasOwn(questionUnits, unit)

/** How the list can be filtered by an answer of each kind; `none`: it cannot. */
export const filterTexts = {
  between: 'From one number to another',
  at_least: 'At least so much',
  at_most: 'At most so much',
  one_of: 'By its choices',
  none: 'Not at all',
} as const

export type FilterWay = keyof typeof filterTexts

export const filterWays: Record<AnswerKind, readonly FilterWay[]> = {
  number: ['between', 'at_least', 'at_most', 'none'],
  choice: ['one_of', 'none'],
  text: ['none'],
}

/** A question as volunteers write it; numbers are as they were typed. */
export type WrittenQuestion = {
  label: string
  tooltip: string
  reason: string
  answer: AnswerKind
  unit: QuestionUnit
  min: string
  max: string
  options: readonly string[]
  retired_options: readonly string[]
  filter: FilterWay
  private: boolean
}

/** Returns the sentences that say what is wrong with a question, by field; empty where nothing is. */
export function questionErrors(question: WrittenQuestion): Partial<Record<keyof WrittenQuestion, string>> {
  const errors = {
    label: labelError(question.label),
    tooltip: helpError(question.tooltip),
    reason: reasonError(question.reason),
    ...(question.answer === 'number' && { min: leastError(question.min), max: mostError(question.min, question.max) }),
    ...(question.answer === 'choice' && choicesErrors(question)),
    filter: filterError(question),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

export function labelError(label: string): string | undefined {
  if (isBlank(label)) return 'Please write the label of the question, such as Seat width'
  return [...label].length > kindNameLimit ? `Use at most ${kindNameLimit} characters for the label` : undefined
}

const isStoredNumber = (typed: string) => /^\d{1,5}(\.\d{1,2})?$/.test(typed.trim())

export const leastError = (min: string): string | undefined =>
  isStoredNumber(min) ? undefined : 'The least is a number from 0 to 99999, such as 8 or 0.5'

export function mostError(min: string, max: string): string | undefined {
  if (!isStoredNumber(max)) return 'The most is a number from 0 to 99999, such as 36'
  return isStoredNumber(min) && Number(max) <= Number(min) ? 'The most has to be more than the least' : undefined
}

function choicesErrors({ options, retired_options: retired }: Pick<WrittenQuestion, 'options' | 'retired_options'>) {
  const twice = retired.find((one) => options.some((other) => other.toLowerCase() === one.toLowerCase()))
  return {
    options: choicesError(options),
    retired_options: twice === undefined ? undefined : `“${twice}” is among the retired choices and among the others`,
  }
}

export function choicesError(choices: readonly string[]): string | undefined {
  if (choices.length < 2) return 'Please write two choices or more, one in each line'
  if (choices.length > choicesLimit) return `Use at most ${choicesLimit} choices`
  return choices.some((choice) => [...choice].length > choiceLimit)
    ? `Use at most ${choiceLimit} characters for one of the choices`
    : undefined
}

export function filterError({
  answer,
  filter,
  private: isPrivate,
}: Pick<WrittenQuestion, 'answer' | 'filter' | 'private'>) {
  if (isPrivate && filter !== 'none') return 'There is no filter by what is shown to the owner alone'
  return filterWays[answer].includes(filter) ? undefined : 'Please choose a filter that goes with the answer'
}

const listings = (count: number) => (count === 1 ? '1 listing' : `${count.toLocaleString('en-CA')} listings`)
const say = (count: number) => (count === 1 ? 'says' : 'say')

/** What a change would break, in the words that refuse it. */
export const breaks = {
  name: (name: string) =>
    `There is a kind, a category or a condition with the name “${name}”. Please choose another name.`,
  removal: (count: number, waiting: number) =>
    count
      ? `${listings(count)} of this kind ${count === 1 ? 'is' : 'are'} or ${count === 1 ? 'was' : 'were'} here, so it cannot be removed. You can retire it: it is then not offered for new listings.`
      : waiting
        ? `${waiting === 1 ? '1 person waits' : `${waiting} people wait`} for this kind, so it cannot be removed. You can retire it: it is then not offered for new listings.`
        : 'The numbers of what was handed over speak of this kind, so it cannot be removed. You can retire it: it is then not offered for new listings.',
  question: (label: string, count: number) =>
    `${listings(count)} of this kind ${count === 1 ? 'answers' : 'answer'} the question “${label}”, so it stays among the questions. It can be made optional.`,
  answer: (count: number) =>
    `${listings(count)} ${say(count)} this already, so how the question is answered stays as it is. You can make a new question.`,
  unit: (count: number) =>
    `${listings(count)} ${say(count)} this in the unit that it has, so the unit stays. You can make a new question.`,
  readByChecks:
    'Will it fit? reads this question, so its unit and how it is answered stay as they are. You can make a new question.',
  least: (count: number) => `${listings(count)} ${say(count)} less than this. Please choose a lower least.`,
  most: (count: number) => `${listings(count)} ${say(count)} more than this. Please choose a higher most.`,
  choice: (choice: string, count: number) =>
    `${listings(count)} ${say(count)} “${choice}”, so it cannot go from the choices. Please write it among the retired choices.`,
  shown: (count: number) =>
    `${listings(count)} ${say(count)} this in confidence, for the owner alone. It cannot be shown to everybody. You can make a new question.`,
  unknownQuestion: (name: string) =>
    `There is no question with the name “${name}” among the questions any more. Please reload the page.`,
  twice: 'One of the questions is there twice.',
} as const

export const tooManyQuestions = `A kind has at most ${questionsLimit} questions. Please take one off first.`

/** What is told and does not stop anybody: an other name that two kinds share. */
export const sharedName = (name: string, kinds: readonly string[]): string =>
  `“${name}” is also a name of ${kinds.join(' and ')}. Whoever searches for it is offered each of them.`

export const categoryMissing = 'Please choose the category that it belongs to'
