import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './chip.module.css'

type Props = {
  label: string
  /** The address without it; a button where there is none. */
  to?: string
  onClick: (event: MouseEvent) => void
}

/** Something chosen; pressing it, or following it without a script, takes it away. */
export function Chip({ label, to, onClick }: Props) {
  const words = (
    <>
      <span>
        <span className="visually-hidden">Remove filter: </span>
        {label}
      </span>
      <Icon of={X} />
    </>
  )
  if (to === undefined)
    return (
      <button type="button" onClick={onClick} className={styles.chip}>
        {words}
      </button>
    )
  return (
    <Link to={to} onClick={onClick} preventScrollReset className={styles.chip}>
      {words}
    </Link>
  )
}
