import type { EquipmentType, Field } from './catalogue.ts'

/**
 * Returns the fields by which the list can be filtered for these equipment types, in their own order: for one type all of its
 * filterable fields, for several the measures that at least half of them have. The year of purchase, which all have, is no measure.
 */
export function filterableFields(types: readonly EquipmentType[]): EquipmentType['fields'] {
  const [first, ...others] = types
  if (!first) return []
  const isFilterable = (field: Field) => field.ask !== null && !field.private
  if (!others.length) return first.fields.filter(isFilterable)
  const isMeasure = ({ ask, unit }: Field) => ask !== 'one_of' && unit !== 'year'
  const measures = types.flatMap(({ fields }) => fields).filter((field) => isFilterable(field) && isMeasure(field))
  const byName = Map.groupBy(measures, ({ name }) => name)
  return [...byName.values()].flatMap(([field, ...again]) =>
    field && (again.length + 1) * 2 >= types.length ? [field] : [],
  )
}

/** Returns the choices of a field that the list can be filtered by: those that are offered, then those that are retired. */
export const filterChoices = ({ options, retiredOptions }: Pick<Field, 'options' | 'retiredOptions'>): string[] => [
  ...options,
  ...retiredOptions,
]
