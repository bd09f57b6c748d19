import { type Option, Select } from '../select/select.tsx'
import { Field, type FieldTexts } from './field.tsx'
import { describedBy } from './text-field.tsx'
import { useField } from './use-field.ts'

type Props = Omit<FieldTexts, 'disabledReason'> & {
  name: string
  options: readonly Option[]
  /** The text that is shown while nothing is chosen. */
  placeholder: string
  /** The initial value. */
  value?: string | undefined
}

/** A field to choose one of many options. */
export function SelectField({ name, label, hint, options, placeholder, value = '' }: Props) {
  const field = useField(name)
  return (
    <Field {...field} {...{ label, hint }}>
      <Select
        {...field.native}
        {...{ options, placeholder }}
        defaultValue={value}
        aria-describedby={describedBy(field, { hint })}
      />
    </Field>
  )
}
