import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitQuestions } from '@reable/contract/fit/questions'
import { unitsFor } from '@reable/contract/measures/rules'
import { expect, test } from 'vitest'
import { drawings } from './drawings.ts'

type Field = { field_name: string; unit?: string | null; tooltip: string }

const seeds = join(import.meta.dirname, '../../../../server/seeds/taxonomy.json')
const fields: Field[] = Object.values(JSON.parse(readFileSync(seeds, 'utf8')).fields)

/** What is asked for in inches, feet or pounds; how far a battery carries is no place on a thing. */
const measures = fields.filter(({ unit }) => unit && unitsFor(unit).length && unit !== 'km')

test('every measure of a listing has a drawing, and words that say where it is taken', () => {
  expect(measures.filter(({ field_name }) => !drawings[field_name]).map(({ field_name }) => field_name)).toEqual([])
  expect(measures.filter(({ tooltip }) => !tooltip).map(({ field_name }) => field_name)).toEqual([])
})

test('every question for a number has a drawing, beside the words that say the same', () => {
  const asked = fitQuestions.filter(({ unit }) => unit)
  expect(asked.filter(({ name, help }) => !drawings[name] || !help).map(({ name }) => name)).toEqual([])
})
