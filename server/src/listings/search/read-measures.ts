import type { FieldFilter } from '@reable/contract/listings/query'
import { type EquipmentType, filterableFields } from '#catalogue'
import type { MeasureFilter } from './filter.ts'

/** Reads the filters on the fields of the chosen types. A field that cannot be filtered is reported under its key. */
export function readMeasures(
  requested: FieldFilter[],
  types: EquipmentType[],
): { filters: MeasureFilter[]; errors: Record<string, string[]> } {
  const filters: MeasureFilter[] = []
  const errors: Record<string, string[]> = {}
  const fields = filterableFields(types)
  for (const { name, from, to, choices } of requested) {
    const field = fields.find((one) => one.name === name)
    const error = errorOf(name, types, field, choices)
    if (error) for (const key of keysOf({ name, from, to, choices })) errors[key] = [error]
    else if (field) {
      const places = choices?.map((choice) => field.options.indexOf(choice) + 1).sort((a, b) => a - b)
      const typeIds = types.filter((type) => type.fields.some((one) => one.name === name)).map(({ id }) => id)
      filters.push({ number: field.number, typeIds, ...(places ? { choices: places } : { from, to }) })
    }
  }
  return { filters: filters.sort((one, other) => one.number - other.number), errors }
}

type Field = EquipmentType['fields'][number]

function errorOf(name: string, types: EquipmentType[], field: Field | undefined, choices?: string[]) {
  const [type, ...others] = types
  if (!type) return 'Choose a category or an equipment type to ask for its measurements'
  const label = name.replaceAll('_', ' ')
  if (!field && others.length) return `Too few of the chosen equipment types are listed with “${label}”`
  if (!field) return `${type.name} is not listed with “${label}”`
  if ((field.ask === 'one_of') !== (choices !== undefined)) return `“${field.label}” is asked for in another way`
  const unknown = choices?.find((choice) => !field.options.includes(choice))
  return unknown === undefined ? undefined : `“${field.label}” has no choice called “${unknown}”`
}

const keysOf = ({ name, from, to, choices }: FieldFilter): string[] => [
  ...(from === undefined ? [] : [`field.${name}.from`]),
  ...(to === undefined ? [] : [`field.${name}.to`]),
  ...(choices === undefined ? [] : [`field.${name}`]),
]
