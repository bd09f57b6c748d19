import ChevronDown from 'lucide-react/icons/chevron-down'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './drop-down.module.css'
import { closeDetails, useDismissal } from './use-dismissal.ts'

type Props = {
  label: ReactNode
  /** The edge of the button with which the floating list is aligned. */
  align?: 'left' | 'right'
  className?: string | undefined
  summaryClass?: string | undefined
  listClass?: string | undefined
  /** List items. */
  children: ReactNode
}

/** A button that opens a list below it; a choice in the list closes it. Without a script it is the browser's `<details>`. */
export function DropDown({
  label,
  align: hangs = 'left',
  className = '',
  summaryClass = '',
  listClass = '',
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  const close = ({ target }: MouseEvent) => {
    const chosen = (target as Element).closest('a, button:not([aria-disabled])')
    if (chosen && details.current) closeDetails(details.current)
  }
  return (
    <details ref={details} className={`${styles.dropDown} ${className}`} suppressHydrationWarning>
      <summary className={`${styles.summary} ${summaryClass}`}>
        {label}
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      <ul className={`floating ${styles.list} ${styles[hangs]} ${listClass}`} onClickCapture={close}>
        {children}
      </ul>
    </details>
  )
}
