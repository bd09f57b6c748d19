import { fitKinds } from '@reable/contract/fit/kinds'
import { fitQuestions } from '@reable/contract/fit/questions'
import type { FitAnswers, ListingMeasures } from '@reable/contract/fit/types'
import { expect, test } from 'vitest'
import { gradeOf } from '../testing-reading-grade.ts'
import { calculators } from './calculators/calculators.ts'

const mostGrade = 6

/** A choice is said in the words that the listing and the question offer it by, such as “Elongated”. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, 'so')

const tooHard = (texts: Iterable<string>) =>
  [...new Set(texts)]
    .map((text) => ({ text, grade: gradeOf(withoutQuotes(text)) }))
    .filter(({ grade }) => !(grade <= mostGrade))

test('a reader of grade 6 follows every question and how to measure', () => {
  expect(tooHard(fitQuestions.map(({ label, help }) => `${label} ${help}`))).toEqual([])
})

test('every rule in words', () => {
  expect(tooHard(fitKinds.flatMap(({ checks }) => checks.map(({ text }) => text)))).toEqual([])
})

/** Every question answered at a share of its range, every measure of a listing alike: each check meets too little, enough and too much. */
const shares = [0.02, 0.2, 0.35, 0.5, 0.7, 0.95]
const answersAt = (share: number): FitAnswers =>
  Object.fromEntries(
    fitQuestions.map(({ name, min, max, options }) => [
      name,
      options[Math.floor(share * options.length)]?.value ?? min + (Math.min(max, 60) - min) * share,
    ]),
  )
const numbers = [2, 12, 16.5, 18, 18.5, 20, 24, 30, 36, 60, 200]
const choices = ['Bathtub', 'Curved', 'Loop', 'Rests in place', 'Round', 'Underarm', 'Petite (under 5 ft 3)']
const isChoice = (field: string) => !/_(in|lb|ft)$/.test(field)
const saying = (number: number, choice: string): ListingMeasures =>
  new Proxy({}, { get: (_, field: string) => (isChoice(field) ? choice : number) })
const listings: readonly ListingMeasures[] = [
  {},
  ...numbers.flatMap((number) => choices.map((choice) => saying(number, choice))),
]

test('every sentence of a judgement, and every verdict that ends in words', () => {
  const sentences = new Set<string>()
  for (const { checks } of fitKinds)
    for (const answers of [{}, ...shares.map(answersAt)])
      for (const measures of listings)
        for (const { judge } of checks) sentences.add(judge(answers, measures).sentence())
  sentences.delete('')
  expect(sentences.size).toBeGreaterThan(1_000)
  expect(tooHard(sentences)).toEqual([])
})

test('what the calculators ask and find', () => {
  const texts = calculators.flatMap(({ about, note, nothingTyped, find }) => [
    about,
    note,
    `${nothingTyped}.`,
    ...shares.flatMap((share) => find(answersAt(share)).map(({ text }) => text)),
  ])
  expect(texts.length).toBeGreaterThan(30)
  expect(tooHard(texts.filter(Boolean))).toEqual([])
})
