import type { ComponentProps } from 'react'
import { CharactersLeft } from './characters-left.tsx'
import { disabledProps } from './disabled-props.ts'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { describedBy } from './text-field.tsx'
import { useField } from './use-field.ts'

type Props = FieldTexts &
  Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'onFocus'> & {
    name: string
    /** The initial text. */
    value?: string | undefined
    /** The maximum number of characters; the number left is shown when few are left. */
    limit?: number
  }

/** A field for several lines of text. */
export function TextArea({ name, label, hint, disabledReason, value, limit, ...native }: Props) {
  const field = useField(name)
  return (
    <Field {...field} {...{ label, hint, disabledReason }}>
      <textarea
        {...native}
        {...field.native}
        {...disabledProps(disabledReason)}
        defaultValue={value}
        className={`${styles.box} ${styles.lines}`}
        aria-describedby={describedBy(field, { hint, disabledReason })}
      />
      {limit && <CharactersLeft name={name} limit={limit} />}
    </Field>
  )
}
