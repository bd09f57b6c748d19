import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './chip.module.css'

type Props = {
  label: string
  /** The address without the choice, or with it where it is offered. Without an address the chip is a button. */
  to?: string
  onClick?: (event: MouseEvent) => void
  /** The chip is a suggestion that is not chosen yet. */
  offered?: boolean
}

/** A chosen value that a press, or following the link without a script, removes; an offered one is applied by it. */
export function Chip({ label, to, onClick, offered }: Props) {
  const className = offered ? `${styles.chip} ${styles.offered}` : styles.chip
  const content = (
    <>
      <span>
        <span className="visually-hidden">{offered ? 'Add' : 'Remove'} filter: </span>
        {label}
      </span>
      <Icon of={offered ? Plus : X} />
    </>
  )
  if (to === undefined)
    return (
      <button type="button" onClick={onClick} className={className}>
        {content}
      </button>
    )
  return (
    <Link to={to} onClick={onClick} preventScrollReset className={className}>
      {content}
    </Link>
  )
}
