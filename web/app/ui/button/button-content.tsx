import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './button.module.css'

export type ButtonContentProps = {
  icon?: LucideIcon | undefined
  /** An arrow after the label, for a step onward. */
  onward?: LucideIcon | undefined
  busy?: boolean | undefined
  /** The button's label while it is busy, such as "Sending…"; its width is reserved from the start. */
  busyLabel?: string | undefined
  children: ReactNode
}

/** The content of a button: icon, label, arrow. */
export function ButtonContent({ icon, onward, busy, busyLabel, children }: ButtonContentProps) {
  return (
    <>
      {icon && <Icon of={icon} />}
      {busyLabel ? (
        <span className={styles.words}>
          <span className={busy ? styles.unseen : undefined}>{children}</span>
          <span className={busy ? undefined : styles.unseen}>{busyLabel}</span>
        </span>
      ) : (
        <span>{children}</span>
      )}
      {onward && <Icon of={onward} />}
    </>
  )
}
