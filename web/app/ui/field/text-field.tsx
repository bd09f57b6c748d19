import type { ComponentProps } from 'react'
import { disabledProps } from './disabled-props.ts'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { useField } from './use-field.ts'

type NativeAttribute =
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'readOnly'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
  | 'autoCapitalize'

type Props = FieldTexts &
  Pick<ComponentProps<'input'>, NativeAttribute> & {
    name: string
    /** The initial text. */
    value?: string | undefined
    /** The name of another field that is validated again when this one changes. */
    revalidates?: string
  }

/** A field for one line of text. */
export function TextField({ name, label, hint, disabledReason, value, revalidates, type = 'text', ...native }: Props) {
  const field = useField(name, revalidates)
  const nativeProps = disabledProps(disabledReason)
  return (
    <Field {...field} {...{ label, hint, disabledReason }}>
      <input
        {...native}
        {...field.native}
        {...nativeProps}
        type={type}
        defaultValue={value}
        className={styles.box}
        aria-describedby={describedBy(field, { hint, disabledReason })}
      />
    </Field>
  )
}

/** The ids of the elements that describe a field, in the order of the page, for `aria-describedby`. */
export function describedBy(
  { ids, error }: Pick<ReturnType<typeof useField>, 'ids' | 'error'>,
  { hint, disabledReason }: { hint?: string | undefined; disabledReason?: string | undefined },
  otherId?: string,
): string | undefined {
  return (
    [hint && ids.hint, disabledReason && ids.disabledReason, error && ids.error, otherId].filter(Boolean).join(' ') ||
    undefined
  )
}
