import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './chip.module.css'

type Props = { label: string; to: string; onClick: (event: MouseEvent) => void }

/** Something chosen; pressing it, or following it without a script, takes it away. */
export function Chip({ label, ...link }: Props) {
  return (
    <Link {...link} preventScrollReset className={styles.chip}>
      <span>
        <span className="visually-hidden">Remove filter: </span>
        {label}
      </span>
      <Icon of={X} />
    </Link>
  )
}
