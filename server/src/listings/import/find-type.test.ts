import { expect, test } from 'vitest'
import type { EquipmentType } from '#catalogue'
import { namesOf } from './csv/csv-names.ts'
import { findType } from './find-type.ts'
import { sheetOf } from './sheets/sheet.ts'

const type = (id: number, name: string, ...synonyms: string[]): EquipmentType => ({
  ...{ id, name, tooltip: '', categoryId: 1, synonyms, flags: [], retired: false, fields: [] },
})
const names = ['Walker with wheels', 'Walker with seat', 'Walker', 'Upright walker', 'Folding walker']
const types = [...names.map((name, at) => type(at, name)), type(9, 'Cane', 'Walking stick')]

test('a type is found by its name or another that is its alone, its own name before those of others', () => {
  expect(findType([...types, type(10, 'Hoist', 'Cane')], 'cane')).toMatchObject({ found: { id: 9 } })
  expect(findType(types, 'walking_stick')).toMatchObject({ found: { id: 9 } })
})

test('for a type that there is not, up to four are named that share a word of sense with it', () => {
  const said = (cell: string) => JSON.stringify(findType(types, cell))
  for (const name of names.slice(0, 4)) expect(said('walker for two')).toContain(`“${name}”`)
  expect(said('walker for two')).not.toContain('Folding')
  expect(said('sofa with arms')).not.toContain('Do you mean')
})

test('a type that is retired is not found, by its name or another, nor is it suggested', () => {
  const retired = { ...type(9, 'Cane', 'Walking stick'), retired: true }
  const all = new Map([retired, type(10, 'Cane tip')].map((one) => [one.id, one]))
  const none = new Map<number, never>()
  const catalogue = { types: all, conditions: none, categories: none, fields: new Map<string, never>() }
  const names = namesOf({ catalogue, locations: { all: [], byId: none } } as unknown as Parameters<typeof namesOf>[0])
  for (const cell of ['cane', 'walking stick']) expect(names.type(cell)).toHaveProperty('error')
  expect(names.type('cane')).toMatchObject({ error: expect.stringMatching(/Do you mean “Cane tip”\?/) })
})

test('in an empty sheet a name of a column that holds a sign of the file stands in quotation marks', () => {
  const field = { name: 'width', label: 'Width, at "most"', unit: null, required: false }
  const sheet = sheetOf({ ...type(1, 'Cane'), fields: [field as EquipmentType['fields'][number]] })
  expect(sheet).toBe('reference,title,description,price,type,condition,place,photos,"Width, at ""most"""\n')
})
