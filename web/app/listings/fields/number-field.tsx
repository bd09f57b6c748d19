import type { KeyboardEvent } from 'react'
import styles from '../../ui/field/field.module.css'
import { Field, type FieldWords } from '../../ui/field/field.tsx'
import { heldBack } from '../../ui/field/held-back.ts'
import { describedBy } from '../../ui/field/text-field.tsx'
import { useField } from '../../ui/field/use-field.ts'
import { useFormParts } from '../../ui/form/form-context.ts'

type Props = FieldWords & {
  name: string
  /** What stands in it at first. */
  value: string
  /** What is typed without its slips: put into the field when it is left. */
  mend: (typed: string) => string
  decimal?: boolean
}

/** A field for a number; slips of the keys are mended before one's eyes when it is left or Enter pressed. */
export function NumberField({ name, label, hint, notYet, value, mend, decimal }: Props) {
  const field = useField(name)
  const { write } = useFormParts()
  const { onBlur, ...native } = field.native
  const settle = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const mended = mend(currentTarget.value)
    if (mended !== currentTarget.value) write(name, mended)
  }
  const held = heldBack(notYet)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (held.onKeyDown) held.onKeyDown(event)
    if (event.key === 'Enter') settle(event)
  }
  return (
    <Field {...field} {...{ label, hint, notYet }}>
      <input
        {...native}
        {...held}
        type="text"
        inputMode={decimal ? 'decimal' : 'numeric'}
        defaultValue={value}
        className={styles.box}
        onBlur={(event) => {
          settle(event)
          onBlur(event)
        }}
        onKeyDown={press}
        aria-describedby={describedBy(field, { hint, notYet })}
      />
    </Field>
  )
}
