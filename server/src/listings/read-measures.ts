import type { FieldFilter } from '@reable/contract/listings-query'
import type { EquipmentType } from '#catalogue'
import type { MeasureFilter } from './filter.ts'

/** What is asked of the chosen type's own fields. A field that is not the type's is told by its key. */
export function readMeasures(
  asked: FieldFilter[],
  type: EquipmentType | undefined,
): { filters: MeasureFilter[]; errors: Record<string, string[]> } {
  const filters: MeasureFilter[] = []
  const errors: Record<string, string[]> = {}
  for (const { name, from, to, choices } of asked) {
    const field = type?.fields.find((one) => one.name === name && one.ask !== null && !one.private)
    const fault = faultOf(name, type, field, choices)
    if (fault) for (const key of keysOf({ name, from, to, choices })) errors[key] = [fault]
    else if (field) {
      const places = choices?.map((choice) => field.options.indexOf(choice) + 1).sort((a, b) => a - b)
      filters.push({ number: field.number, ...(places ? { choices: places } : { from, to }) })
    }
  }
  return { filters: filters.sort((one, other) => one.number - other.number), errors }
}

type Field = EquipmentType['fields'][number]

function faultOf(name: string, type: EquipmentType | undefined, field: Field | undefined, choices?: string[]) {
  if (!type) return 'Choose one equipment type to ask for its measurements'
  if (!field) return `${type.name} is not listed with “${name.replaceAll('_', ' ')}”`
  if ((field.ask === 'one_of') !== (choices !== undefined)) return `“${field.label}” is asked for in another way`
  const unknown = choices?.find((choice) => !field.options.includes(choice))
  return unknown === undefined ? undefined : `“${field.label}” has no choice called “${unknown}”`
}

const keysOf = ({ name, from, to, choices }: FieldFilter): string[] => [
  ...(from === undefined ? [] : [`field.${name}.from`]),
  ...(to === undefined ? [] : [`field.${name}.to`]),
  ...(choices === undefined ? [] : [`field.${name}`]),
]
