import { isNumeric, unitNames } from '@reable/contract/catalogue/properties-rules'
import { unitsFor } from '@reable/contract/measures/rules'
import { useReason } from '../../fit/reasons/field-reason.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EquipmentField } from './listing-lists.ts'
import { MeasureField } from './measure-field.tsx'
import { NumberField } from './number-field.tsx'
import { normalizeCount } from './values/normalize-count.ts'

/** One question of an equipment type: a choice, a measure, a number or a text. For what stands in a Form. */
export function Question({ field, value }: { field: EquipmentField; value: string }) {
  const { field_name: name, label: plainLabel, unit, min, max, options, tooltip } = field
  const reason = useReason(name, field.reason)
  const hint = [tooltip.text, reason].filter(Boolean).join(' ')
  if (field.field_type === 'drop_down') {
    const choices = options.map((option) => ({ value: option.name, text: option.name }))
    return (
      <SelectField name={name} label={plainLabel} hint={hint} placeholder="Choose" options={choices} value={value} />
    )
  }
  if (!isNumeric(field)) return <TextField name={name} label={plainLabel} hint={hint} value={value} />
  const [own, ...others] = unitsFor(unit)
  if (own) return <MeasureField field={field} offered={[own, ...others]} value={value} />
  const label = unit && unitNames[unit] ? `${plainLabel} (${unitNames[unit]})` : plainLabel
  const range = unit === 'year' ? '' : ` From ${min} to ${max}.`
  return <NumberField name={name} label={label} hint={hint + range} value={value} normalize={normalizeCount} decimal />
}
