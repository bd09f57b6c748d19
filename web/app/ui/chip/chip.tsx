import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import styles from './chip.module.css'

type Props = ComponentProps<typeof Link> & { label: string }

/** Something chosen; pressing it, or following it without a script, takes it away. */
export function Chip({ label, ...link }: Props) {
  return (
    <Link {...link} className={styles.chip}>
      <span>
        <span className="visually-hidden">Remove filter: </span>
        {label}
      </span>
      <Icon of={X} />
    </Link>
  )
}
