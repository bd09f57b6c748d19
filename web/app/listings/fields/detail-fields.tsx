import { descriptionLimit } from '@reable/contract/listings-rules'
import { asksForNumber, unitNames } from '@reable/contract/properties-rules'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './fields.module.css'
import type { EquipmentField } from './listing-lists.ts'
import { mendMeasure } from './mend-measure.ts'
import { NumberField } from './number-field.tsx'
import { ProhibitedNotice } from './prohibited-notice.tsx'

type Props = {
  fields: readonly EquipmentField[]
  properties: Record<string, string>
  description: string
  /** Of the description: 7 in the wizard, 10 when editing. */
  rows: number
}

/** The questions of an equipment type, those that need an answer first, and the description. (WIZ-06) For what stands in a Form. */
export function DetailFields({ fields, properties, description, rows }: Props) {
  const [needed, others] = [true, false].map((one) => fields.filter(({ field_required }) => field_required === one))
  const question = (field: EquipmentField) => (
    <Question key={field.field_name} field={field} value={properties[field.field_name] ?? ''} />
  )
  return (
    <>
      {needed?.map(question)}
      <div>
        <TextArea
          name="description"
          label="Description"
          hint="What works, what does not, what comes with it, and what one must know to fetch it."
          rows={rows}
          value={description}
          limit={descriptionLimit}
        />
        <ProhibitedNotice name="description" />
      </div>
      {others && others.length > 0 && (
        <section className={styles.others}>
          <div>
            <h2>If you know it</h2>
            <p>Each answer helps someone to see whether it fits. All of them can stay open.</p>
          </div>
          <div className={styles.pairs}>{others.map(question)}</div>
        </section>
      )}
    </>
  )
}

function Question({ field, value }: { field: EquipmentField; value: string }) {
  const { field_name: name, label: words, unit, min, max, options, tooltip } = field
  if (field.field_type === 'drop_down') {
    const choices = options.map((option) => ({ value: option.name, text: option.name }))
    return (
      <SelectField name={name} label={words} hint={tooltip.text} nothing="Choose" options={choices} value={value} />
    )
  }
  if (!asksForNumber(field)) return <TextField name={name} label={words} hint={tooltip.text} value={value} />
  const label = unit && unitNames[unit] ? `${words} (${unitNames[unit]})` : words
  const range = unit === 'year' ? '' : ` From ${min} to ${max}.`
  return <NumberField name={name} label={label} hint={tooltip.text + range} value={value} mend={mendMeasure} decimal />
}
