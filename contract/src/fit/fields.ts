/** The choices that the checks read, by the names of their fields. Of the numbers they may read every length and weight. */
const readChoices = new Set([
  'bath_fit',
  'crutch_type',
  'fixing',
  'rail_can_be_cut',
  'sling_attachment',
  'stair_shape',
  'toilet_shape',
  'user_size',
])

/** Whether a field of a listing may be read by a check. */
export const isReadByChecks = ({ name, unit }: { name: string; unit: string | null }): boolean =>
  unit === 'in' || unit === 'lb' || unit === 'ft' || readChoices.has(name)
