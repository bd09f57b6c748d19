import type { KeyboardEvent } from 'react'
import { disabledProps } from '../../ui/field/disabled-props.ts'
import styles from '../../ui/field/field.module.css'
import { Field, type FieldTexts } from '../../ui/field/field.tsx'
import { describedBy } from '../../ui/field/text-field.tsx'
import { useField } from '../../ui/field/use-field.ts'
import { useFormParts } from '../../ui/form/form-context.ts'

type Props = FieldTexts & {
  name: string
  /** The text at first. */
  value: string
  /** Returns the typed text without its typos: it replaces the text when the field is left. */
  normalize: (typed: string) => string
  decimal?: boolean
}

/** A field for a number; typos are corrected in the box when it is left or Enter is pressed. */
export function NumberField({ name, label, hint, disabledReason, value, normalize, decimal }: Props) {
  const field = useField(name)
  const { setValue } = useFormParts()
  const { onBlur, ...native } = field.native
  const normalizeTyped = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const normalized = normalize(currentTarget.value)
    if (normalized !== currentTarget.value) setValue(name, normalized)
  }
  const blockedProps = disabledProps(disabledReason)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (blockedProps.onKeyDown) blockedProps.onKeyDown(event)
    if (event.key === 'Enter') normalizeTyped(event)
  }
  return (
    <Field {...field} {...{ label, hint, disabledReason }}>
      <input
        {...native}
        {...blockedProps}
        type="text"
        inputMode={decimal ? 'decimal' : 'numeric'}
        defaultValue={value}
        className={styles.box}
        onBlur={(event) => {
          normalizeTyped(event)
          onBlur(event)
        }}
        onKeyDown={press}
        aria-describedby={describedBy(field, { hint, disabledReason })}
      />
    </Field>
  )
}
