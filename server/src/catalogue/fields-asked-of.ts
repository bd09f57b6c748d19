import type { EquipmentType, Field } from './catalogue.ts'

/**
 * What the list can be asked for of these equipment types, in their own order: of one type all of its fields that can be asked
 * for, of several the measures that at least half of them have. The year of purchase, which all have, measures no thing.
 */
export function fieldsAskedOf(types: readonly EquipmentType[]): EquipmentType['fields'] {
  const [first, ...others] = types
  if (!first) return []
  const askable = (field: Field) => field.ask !== null && !field.private
  if (!others.length) return first.fields.filter(askable)
  const isMeasure = ({ ask, unit }: Field) => ask !== 'one_of' && unit !== 'year'
  const measures = types.flatMap(({ fields }) => fields).filter((field) => askable(field) && isMeasure(field))
  const byName = Map.groupBy(measures, ({ name }) => name)
  return [...byName.values()].flatMap(([field, ...again]) =>
    field && (again.length + 1) * 2 >= types.length ? [field] : [],
  )
}
