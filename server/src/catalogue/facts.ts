import type { EquipmentType, Field } from './catalogue.ts'

/** How a unit reads in the other system. Factors: 1 in = 2.54 cm, 1 lb = 0.4536 kg, 1 ft = 0.3048 m, 1 km = 0.6214 mi. */
const others: Record<string, { factor: number; unit: string; digits: number }> = {
  in: { factor: 2.54, unit: 'cm', digits: 0 },
  ft: { factor: 0.3048, unit: 'm', digits: 1 },
  lb: { factor: 0.4536, unit: 'kg', digits: 0 },
  km: { factor: 0.6214, unit: 'mi', digits: 0 },
}

export type Fact = { field_name: string; label: string; value: string }

/** The properties as people read them, in the type's order, with both units. Private ones are left out. */
export function factsOf(type: EquipmentType, properties: Record<string, string>): Fact[] {
  return type.fields
    .filter((field) => !field.private && properties[field.name])
    .map((field) => ({
      field_name: field.name,
      label: field.label,
      value: withUnits(field, properties[field.name] as string),
    }))
}

/** "18 in (46 cm)"; a value that is no number stands as it is. */
export function withUnits({ unit, numeric }: Pick<Field, 'unit' | 'numeric'>, value: string): string {
  if (!unit || unit === 'year' || !numeric || Number.isNaN(Number(value))) return value
  const other = others[unit]
  if (!other) return `${value} ${value === '1' ? unit.replace(/s$/, '') : unit}`
  return `${value} ${unit} (${(Number(value) * other.factor).toFixed(other.digits)} ${other.unit})`
}
