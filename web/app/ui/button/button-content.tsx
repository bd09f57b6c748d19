import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './button.module.css'

export type ButtonContentProps = {
  icon?: LucideIcon | undefined
  /** An arrow after the word, for a step onward. */
  onward?: LucideIcon | undefined
  busy?: boolean | undefined
  /** What the button says while busy, such as "Sending…"; its room is kept from the start. */
  busyLabel?: string | undefined
  children: ReactNode
}

/** What stands on a button: icon, word, arrow. */
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
