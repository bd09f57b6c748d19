import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import styles from './status-label.module.css'

type Props = {
  colour: 'blue' | 'grey' | 'red'
  /** A shape of its own, since a colour never speaks alone. */
  icon: LucideIcon
  /** One word. */
  children: string
}

/** The state of a thing at a glance: colour, shape and word. */
export function StatusLabel({ colour, icon, children }: Props) {
  return (
    <span className={`${styles.label} ${styles[colour]}`}>
      <Icon of={icon} />
      <span>
        <span className="visually-hidden">Status: </span>
        {children}
      </span>
    </span>
  )
}
