import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import styles from './status-label.module.css'

type Props = { tone: 'blue' | 'grey' | 'red'; icon: LucideIcon; word: string }

/** A status by word, shape and, last, colour. */
export function StatusLabel({ tone, icon, word }: Props) {
  return (
    <span className={`${styles.label} ${styles[tone]}`}>
      <Icon of={icon} />
      {word}
    </span>
  )
}
