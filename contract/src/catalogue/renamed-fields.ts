/** Fields that had another name, for what browsers stored under it; listings were moved by migration 0028. */

type Properties = Readonly<Record<string, string>>

const cushion = 5

const cushionTypes: Properties = { Foam: 'Foam', Gel: 'Gel', 'Overlay / topper': 'Other' }

/** Returns the properties of a listing of this type under the present names of its fields. */
export function withPresentNames(equipmentTypeId: number | undefined, properties: Properties): Record<string, string> {
  const { toilet_to_wall_in: arms, ...others } = properties
  const renamed: Record<string, string> = arms === undefined ? { ...others } : { between_arms_in: arms, ...others }
  const { mattress_type: kind, ...rest } = renamed
  if (equipmentTypeId !== cushion || kind === undefined) return renamed
  return { cushion_type: kind && (cushionTypes[kind] ?? 'Air'), ...rest }
}
