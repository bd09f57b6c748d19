import type { ChangeEvent, ReactNode } from 'react'
import row from '../check-list/check-list.module.css'
import { FieldError } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'
import styles from './check-box.module.css'

type Props = {
  name: string
  /** Whether it is ticked at first. */
  ticked?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** The id of an element that describes it elsewhere. */
  describedBy?: string
  /** The label: the statement that is agreed to. */
  children: ReactNode
}

/** A field with one check box. */
export function CheckBox({ name, ticked, onChange, describedBy, children }: Props) {
  const { ids, error, native } = useField(name)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    native.onChange(event)
    onChange?.(event)
  }
  return (
    <div className={error ? styles.wrong : undefined}>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <label className={row.row}>
        <input
          {...native}
          type="checkbox"
          defaultChecked={ticked}
          onChange={change}
          aria-describedby={[error && ids.error, describedBy].filter(Boolean).join(' ') || undefined}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}
