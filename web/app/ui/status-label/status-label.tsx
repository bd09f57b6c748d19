import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import styles from './status-label.module.css'

type Props = {
  colour: 'blue' | 'grey' | 'red'
  /** The icon that says the same as the colour, since colour alone never carries meaning. */
  icon: LucideIcon
  /** One word. */
  children: string
}

/** A state shown by colour, icon and word. */
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
