import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

type Props = {
  title: string
  /** The heading level of the title, where it is a heading of the page. */
  level?: 2 | 3 | 4
  /** A note beside the title, such as the choices made inside. */
  note?: string | undefined
  open?: boolean
  children: ReactNode
}

/** A part of the page that opens and closes; the browser's own element, so it works without a script. */
export function Disclosure({ title, level, note, open, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'span'
  return (
    <details className={styles.disclosure} open={open} suppressHydrationWarning>
      <summary className={`row ${styles.summary}`}>
        <Title className={styles.title}>{title}</Title>
        {note && <span className={`quiet ${styles.note}`}>{note}</span>}
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
