import { expect, test } from 'vitest'
import type { EquipmentType } from '#catalogue'
import { namesOf } from './csv/csv-names.ts'

const type = (id: number, name: string, ...synonyms: string[]): EquipmentType => ({
  ...{ id, name, tooltip: '', categoryId: 1, synonyms, flags: [], retired: false, fields: [] },
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
