import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode, Ref } from 'react'
import { Button } from '../button/button.tsx'
import styles from './alert.module.css'

const icons = { success: CircleCheck, warning: TriangleAlert, info: Info, error: CircleAlert }

export type AlertProps = {
  type: keyof typeof icons
  title?: string
  /** The heading level of the title, where it is a heading of the page. */
  level?: 2 | 3
  text?: ReactNode
  icon?: LucideIcon
  onDismiss?: () => void
  /** For a summary that takes the focus, which needs `tabIndex` too. */
  ref?: Ref<HTMLDivElement>
  tabIndex?: -1
  children?: ReactNode
}

/** A message in the page. It announces nothing by itself: the page has live regions for that. */
export function Alert({ type, title, level, text, icon, onDismiss, ref, tabIndex, children }: AlertProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  const Drawing = icon ?? icons[type]
  return (
    <div ref={ref} tabIndex={tabIndex} className={`wrap ${styles.alert} ${styles[type]}`}>
      <Drawing size="1.556rem" strokeWidth={2.1} className={styles.icon} aria-hidden />
      <div className={styles.body}>
        {title && <Title className={styles.title}>{title}</Title>}
        {text && <p>{text}</p>}
        {children}
      </div>
      {onDismiss && (
        <Button variant="plain" size="small" icon={X} className={styles.dismiss} onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  )
}
