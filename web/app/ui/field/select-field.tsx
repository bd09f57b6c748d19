import styles from './field.module.css'
import { Field, type FieldWords } from './field.tsx'
import { describedBy } from './text-field.tsx'
import { useField } from './use-field.ts'

export type Option = { value: string; text: string }

type Props = Omit<FieldWords, 'notYet'> & {
  name: string
  options: readonly Option[]
  /** What it says while nothing is chosen. */
  nothing: string
  /** What is chosen at first. */
  value?: string | undefined
}

/** A field to choose one of many; the browser's own list. */
export function SelectField({ name, label, hint, options, nothing, value = '' }: Props) {
  const field = useField(name)
  return (
    <Field {...field} {...{ label, hint }}>
      <select
        {...field.native}
        defaultValue={value}
        className={styles.box}
        aria-describedby={describedBy(field, { hint })}
      >
        <option value="">{nothing}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  )
}
