import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldWords } from './field.tsx'
import { heldBack } from './held-back.ts'
import { LettersLeft } from './letters-left.tsx'
import { describedBy } from './text-field.tsx'
import { useField } from './use-field.ts'

type Props = FieldWords &
  Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> & {
    name: string
    /** What stands in it at first. */
    value?: string | undefined
    /** How many letters it takes; when few are left, it says so. */
    limit?: number
  }

/** A field for several lines of text. */
export function TextArea({ name, label, hint, notYet, value, limit, ...native }: Props) {
  const field = useField(name)
  return (
    <Field {...field} {...{ label, hint, notYet }}>
      <textarea
        {...native}
        {...field.native}
        {...heldBack(notYet)}
        defaultValue={value}
        className={`${styles.box} ${styles.lines}`}
        aria-describedby={describedBy(field, { hint, notYet })}
      />
      {limit && <LettersLeft name={name} limit={limit} />}
    </Field>
  )
}
