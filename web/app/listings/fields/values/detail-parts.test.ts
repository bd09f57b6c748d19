import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldOf } from '../../edit/testing.ts'
import { detailParts } from './detail-parts.ts'

type TypeRow = { name: string; equipment_fields: { ref: string; field_required: boolean }[] }
type Taxonomy = {
  fields: Record<string, { label: string; unit: string | null; min?: number }>
  categories: { equipment_types: TypeRow[] }[]
}

const { fields, categories }: Taxonomy = JSON.parse(readFileSync('server/seeds/taxonomy.json', 'utf8'))

const questionsOf = ({ equipment_fields }: TypeRow) =>
  equipment_fields.map(({ ref, field_required }) =>
    fieldOf(ref, fields[ref]?.label ?? '', { field_required, unit: fields[ref]?.unit ?? null }),
  )

const types = categories.flatMap(({ equipment_types }) => equipment_types)

test.each(types)('[WIZ-06] $name asks in parts of at most six, each question once', (type) => {
  const questions = questionsOf(type)
  const { needed, others } = detailParts(questions)
  for (const part of [{ title: 'needed', fields: needed }, ...others]) expect(part.fields.length).toBeLessThanOrEqual(6)
  for (const { fields } of others) expect(fields.length).toBeGreaterThan(0)
  const names = [...needed, ...others.flatMap(({ fields }) => fields)].map(({ field_name }) => field_name)
  expect(names.toSorted()).toEqual(questions.map(({ field_name }) => field_name).toSorted())
})

test('[WIZ-06] what is needed comes first, then sizes, the car, how it is made, make, care', () => {
  const rollator = types.find(({ name }) => name.startsWith('Rollator'))
  const { needed, others } = detailParts(rollator ? questionsOf(rollator) : [])
  expect(needed.map(({ label }) => label)).toEqual(['Seat height from floor', 'Cleaned before handover'])
  expect(others.map(({ title }) => title)).toEqual([
    'Sizes and weights',
    'To take it in a car',
    'How it is made',
    'Make and model',
    'Care and handover',
  ])
  const many = Array.from({ length: 8 }, (_, at) => fieldOf(`q${at}`, `Question ${at}`))
  expect(detailParts(many).others.map(({ title, fields }) => [title, fields.length])).toEqual([
    ['How it is made', 4],
    ['How it is made, continued', 4],
  ])
})
