import { readFileSync } from 'node:fs'
import { judgeFit } from '@reable/contract/fit/judge'
import { fitKinds } from '@reable/contract/fit/kinds'
import { fitQuestions } from '@reable/contract/fit/questions'
import type { FitKind, FitQuestion } from '@reable/contract/fit/types'
import { readMeasure, storedNumber, type Unit } from '@reable/contract/measures/rules'
import { expect, test } from 'vitest'

type Field = { field_name: string; label: string; unit?: Unit | null }
type Taxonomy = {
  fields: Record<string, Field>
  categories: { equipment_types: { id: number; equipment_fields: { ref: string }[] }[] }[]
}

const taxonomy: Taxonomy = JSON.parse(readFileSync(new URL('../../seeds/taxonomy.json', import.meta.url), 'utf8'))
const page = readFileSync(new URL('../../../docs/fit-cases.md', import.meta.url), 'utf8')

/** The rows of the tables in a part of the page, without their heads. */
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const [, words = '', ...sections] = page.split(/^###? /m)

const questionByWord = new Map(
  rowsOf(words).map(([word = '', label]) => [word, fitQuestions.find((question) => question.label === label)]),
)

/** "hips: 16 in; door: 28 in" as names and values. */
const pairsOf = (cell: string): [string, string][] =>
  cell.split('; ').map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1).trim()])

function amount(text: string, unit: Unit): number {
  const measure = readMeasure(text, unit)
  if (!measure) throw new Error(`“${text}” is no measure`)
  return Number(storedNumber(measure, unit))
}

function answerOf(question: FitQuestion, text: string): number | string {
  if (question.unit) return amount(text, question.unit)
  const option = question.options.find(({ label }) => label === text)
  if (!option) throw new Error(`“${text}” is no answer to ${question.label}`)
  return option.value
}

const answersOf = (cell: string) =>
  Object.fromEntries(
    pairsOf(cell).map(([word, text]) => {
      const question = questionByWord.get(word)
      if (!question) throw new Error(`“${word}” is not among the words of the page`)
      return [question.name, answerOf(question, text)]
    }),
  )

function measuresOf({ equipmentTypeIds: [id] }: FitKind, cell: string) {
  const type = taxonomy.categories.flatMap(({ equipment_types }) => equipment_types).find((one) => one.id === id)
  const fields = type?.equipment_fields.map(({ ref }) => taxonomy.fields[ref] as Field) ?? []
  return Object.fromEntries(
    pairsOf(cell).map(([label, text]) => {
      const field = fields.find((one) => one.label === label)
      if (!field) throw new Error(`“${label}” is no detail of this equipment type`)
      return [field.field_name, field.unit ? amount(text, field.unit) : text]
    }),
  )
}

const cases = sections.flatMap((section) => {
  const kind = fitKinds.find(({ label }) => label === section.split('\n')[0])
  return rowsOf(section).map(([person = '', thing = '', verdict = '']) => ({ kind, person, thing, verdict }))
})

test('there are sixty cases and more, of every kind that is fitted', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
  expect(fitKinds.filter((one) => !cases.some(({ kind }) => kind === one)).map(({ name }) => name)).toEqual([])
  expect([...questionByWord].filter(([, question]) => !question)).toEqual([])
})

test.each(cases)('$kind.label: $person; $thing: $verdict', ({ kind, person, thing, verdict }) => {
  if (!kind) throw new Error('There is no such kind of thing.')
  expect(judgeFit(kind, answersOf(person), measuresOf(kind, thing)).summary).toBe(verdict)
})
