import { descriptionError, priceLimit, titleError } from '@reable/contract/listings/rules'
import { expect, test } from 'vitest'
import { checkProperties, type EquipmentType, type Field } from '#catalogue'
import { day } from '#platform/clock'
import { diceFrom } from './many-listings-dice.ts'
import { generateListing } from './many-listings-generate.ts'
import taxonomy from './taxonomy.json' with { type: 'json' }

type TaxonomyField = { input?: string; min?: number; max?: number; options: { name: string }[] } & Record<
  string,
  unknown
>

const types = taxonomy.categories.flatMap((category) =>
  category.equipment_types.map((type): EquipmentType => {
    const { id, name, synonyms, flags } = type
    const fields = type.equipment_fields.map(({ ref, field_required }) => ({
      ...fieldOf(ref),
      required: field_required,
    }))
    return { id, name, tooltip: '', categoryId: category.id, synonyms, flags, fields, retired: false }
  }),
)

function fieldOf(name: string): Field {
  const field = (taxonomy.fields as unknown as Record<string, TaxonomyField>)[name] as TaxonomyField
  return {
    ...(field as object),
    name,
    fieldType: field.field_type,
    numeric: field.input === 'number',
    minimum: field.min ?? null,
    maximum: field.max ?? null,
    options: field.options.map((option) => option.name),
    retiredOptions: [] as string[],
  } as Field
}

const now = new Date('2026-11-20T12:00:00Z')
const dice = diceFrom(7)
const generated = Array.from({ length: 3_000 }, (_, at) => generateListing(dice, types, now, (at / 3_000) * 80 * day))

test('listings for measuring are such as anyone could publish', () => {
  for (const { typeId, title, description, price, properties } of generated) {
    const type = types.find(({ id }) => id === typeId) as EquipmentType
    expect(checkProperties(type, properties)).toEqual({})
    expect([titleError(title), descriptionError(description)]).toEqual([undefined, undefined])
    expect(description.length).toBeGreaterThan(50)
    expect(price % 5 === 0 && price <= priceLimit).toBe(true)
  }
})

test('listings for measuring are of every type, and one in five is free', () => {
  expect(new Set(generated.map(({ typeId }) => typeId)).size).toBe(types.length)
  expect(generated.filter(({ price }) => price === 0).length / generated.length).toBeCloseTo(0.2, 1)
})
