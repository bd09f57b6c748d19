import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

export type FieldTexts = {
  label: string
  hint?: string | undefined
  /** Why it cannot be filled in yet. */
  notYet?: string | undefined
}

type Props = FieldTexts & {
  id: string
  ids: { hint: string; fault: string; notYet: string }
  fault: string | undefined
  children: ReactNode
}

/** What stands around the box of a field: label, hint, error, box, always in this order. */
export function Field({ id, ids, label, hint, fault, notYet, children }: Props) {
  return (
    <div className={fault ? styles.wrong : styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {notYet && (
        <p id={ids.notYet} className={styles.hint}>
          {notYet}
        </p>
      )}
      {fault && <FieldError id={ids.fault}>{fault}</FieldError>}
      {children}
    </div>
  )
}

/** The sentence of what is wrong with a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.fault}>
      <Icon of={CircleAlert} />
      <span>
        <span className="visually-hidden">Error: </span>
        {children}
      </span>
    </p>
  )
}
