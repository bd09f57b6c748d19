import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

export type FieldTexts = {
  label: string
  hint?: string | undefined
  /** The reason why the field cannot be filled in yet. */
  disabledReason?: string | undefined
}

type Props = FieldTexts & {
  id: string
  ids: { hint: string; error: string; disabledReason: string }
  error: string | undefined
  children: ReactNode
}

/** The frame of a field: label, hint, error and control, always in this order. */
export function Field({ id, ids, label, hint, error, disabledReason, children }: Props) {
  return (
    <div className={error ? styles.wrong : styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={ids.hint} className={`quiet ${styles.hint}`}>
          {hint}
        </p>
      )}
      {disabledReason && (
        <p id={ids.disabledReason} className={`quiet ${styles.hint}`}>
          {disabledReason}
        </p>
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {children}
    </div>
  )
}

/** The error message of a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} />
      <span>
        <span className="visually-hidden">Error: </span>
        {children}
      </span>
    </p>
  )
}
