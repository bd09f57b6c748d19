import type { ComponentProps } from 'react'
import { CharactersLeft } from './characters-left.tsx'
import { disabledProps } from './disabled-props.ts'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { describedBy } from './text-field.tsx'
import { useField } from './use-field.ts'

type Props = FieldTexts &
  Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> & {
    name: string
    /** What stands in it at first. */
    value?: string | undefined
    /** How many letters it takes; when few are left, it says so. */
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
