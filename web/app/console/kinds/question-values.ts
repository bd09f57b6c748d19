import {
  type AnswerKind,
  answerKinds,
  type FilterWay,
  isQuestionUnit,
  questionErrors,
  readLines,
  type WrittenQuestion,
} from '@reable/contract/kinds/rules'
import type { Rules } from '../../ui/form/rules.ts'
import type { EditedQuestion } from './load-kinds.ts'

export type QuestionValues = {
  label: string
  tooltip: string
  reason: string
  answer: string
  unit: string
  min: string
  max: string
  options: string
  retired_options: string
  filter: string
  private: boolean
}

export const valuesOfQuestion = (question: EditedQuestion | undefined): QuestionValues => ({
  ...{ label: question?.label ?? '', tooltip: question?.tooltip ?? '', reason: question?.reason ?? '' },
  ...{ answer: question?.answer ?? 'number', unit: question?.unit ?? 'in' },
  ...{ min: question?.min ?? '', max: question?.max ?? '', filter: question?.filter ?? 'between' },
  options: question?.options.join('\n') ?? '',
  retired_options: question?.retired_options.join('\n') ?? '',
  private: question?.private ?? false,
})

/** What the form has typed in it, as the API takes it; what belongs to another answer is left out. */
export function questionBody(values: Partial<QuestionValues>) {
  const answer = answerKinds.find((kind) => kind === values.answer) ?? ('text' satisfies AnswerKind)
  const isNumber = answer === 'number'
  const lines = (text: string | undefined) => (answer === 'choice' ? readLines(text ?? '') : [])
  return {
    ...{ label: values.label ?? '', tooltip: values.tooltip ?? '', reason: values.reason ?? '', answer },
    unit: isNumber && isQuestionUnit(values.unit ?? '') ? (values.unit as WrittenQuestion['unit']) : ('none' as const),
    ...{ min: isNumber ? (values.min ?? '').trim() : '', max: isNumber ? (values.max ?? '').trim() : '' },
    ...{ options: lines(values.options), retired_options: lines(values.retired_options) },
    filter: answer === 'text' ? ('none' as const) : ((values.filter || 'none') as FilterWay),
    private: values.private === true,
  }
}

const errorOf = (name: keyof QuestionValues) => (_: unknown, all: QuestionValues) =>
  questionErrors(questionBody(all))[name]

/** The rules of the form of a question; what is needed depends on how it is answered. */
export const questionRules: Rules<QuestionValues> = {
  label: errorOf('label'),
  tooltip: errorOf('tooltip'),
  reason: errorOf('reason'),
  answer: errorOf('answer'),
  unit: errorOf('unit'),
  min: errorOf('min'),
  max: errorOf('max'),
  options: errorOf('options'),
  retired_options: errorOf('retired_options'),
  filter: errorOf('filter'),
  private: errorOf('private'),
}
