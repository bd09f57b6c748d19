import type { FieldFilter } from '@reable/contract/listings/query'
import { type EquipmentType, filterableFields, filterChoices } from '#catalogue'
import type { MeasureFilter, Tolerance } from './filter.ts'

/**
 * Reads the filters on the fields of the chosen types; where none are chosen, on those that at least half of all types have. A field that
 * cannot be filtered is reported under its key.
 */
export function readMeasures(
  requested: FieldFilter[],
  chosen: EquipmentType[],
  all: EquipmentType[] = [],
): { filters: MeasureFilter[]; errors: Record<string, string[]> } {
  const filters: MeasureFilter[] = []
  const errors: Record<string, string[]> = {}
  const types = chosen.length ? chosen : all
  const fields = filterableFields(types)
  for (const { name, from, to, choices, unknown } of requested) {
    const field = fields.find((one) => one.name === name)
    const error = errorOf(name, chosen, field, { name, from, to, choices })
    const isBounded = from !== undefined || to !== undefined || choices !== undefined || unknown === 'only'
    if (error) for (const key of keysOf({ name, from, to, choices, unknown })) errors[key] = [error]
    else if (field && isBounded) {
      const places = choices?.map((choice) => field.places.indexOf(choice) + 1).sort((a, b) => a - b)
      const typeIds = types.filter((type) => type.fields.some((one) => one.name === name)).map(({ id }) => id)
      const bounds = places ? { choices: places } : { from, to, ...toleranceOf(field) }
      filters.push({ number: field.number, typeIds, ...bounds, ...(unknown && { unknown }) })
    }
  }
  return { filters: filters.sort((one, other) => one.number - other.number), errors }
}

/**
 * What rounding does to a measure that was taken in the other unit: half a centimetre, half a kilogram, 3 cm of what is measured in feet. A
 * seat of 46 cm is found by "up to 18 in". Measures of the own unit are plain parts of it, as people take them.
 */
const tolerances: Readonly<Record<string, Tolerance>> = {
  in: { amount: 0.2, plainParts: 8 },
  lb: { amount: 1.1, plainParts: 4 },
  ft: { amount: 0.1, plainParts: 8 },
}

/** The tolerance of a field, where it has one. */
export const toleranceOf = ({ unit }: Pick<Field, 'unit'>): { tolerance?: Tolerance } => {
  const tolerance = tolerances[unit ?? '']
  return tolerance ? { tolerance } : {}
}

type Field = EquipmentType['fields'][number]

function errorOf(name: string, types: EquipmentType[], field: Field | undefined, { from, to, choices }: FieldFilter) {
  const [type, ...others] = types
  if (!type && !field) return 'Choose a category or an equipment type to ask for its measurements'
  const label = name.replaceAll('_', ' ')
  if (!field && others.length) return `Too few of the chosen equipment types are listed with “${label}”`
  if (!field) return `${type?.name} is not listed with “${label}”`
  const isMeasured = from !== undefined || to !== undefined
  if (field.ask === 'one_of' ? isMeasured : choices) return `“${field.label}” is asked for in another way`
  const unknown = choices?.find((choice) => !filterChoices(field).includes(choice))
  return unknown === undefined ? undefined : `“${field.label}” has no choice called “${unknown}”`
}

const keysOf = ({ name, from, to, choices, unknown }: FieldFilter): string[] => [
  ...(from === undefined ? [] : [`field.${name}.from`]),
  ...(to === undefined ? [] : [`field.${name}.to`]),
  ...(choices === undefined ? [] : [`field.${name}`]),
  ...(unknown === undefined ? [] : [`field.${name}.unknown`]),
]
