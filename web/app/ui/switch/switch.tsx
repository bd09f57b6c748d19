import { useId } from 'react'
import styles from './switch.module.css'

type Props = {
  /** Of its label; by default one that React makes. */
  id?: string
  label: string
  hint?: string
  on: boolean
  /** A change is being saved: meanwhile the switch cannot be changed again. */
  busy?: boolean
  onToggle: (on: boolean) => void
}

/** A switch that is saved with each change, with its state as a word beside it. A press on its label or that word changes it too. */
export function Switch({ id: ownId, label, hint, on, busy, onToggle }: Props) {
  const madeId = useId()
  const id = ownId ?? madeId
  return (
    <div className={`row ${styles.row}`}>
      <div>
        <label id={id} htmlFor={`${id}-switch`} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={`quiet ${styles.hint}`}>
            {hint}
          </p>
        )}
      </div>
      <span className={`line gap-12 ${styles.state}`}>
        <button
          id={`${id}-switch`}
          type="button"
          role="switch"
          aria-checked={on}
          aria-busy={busy || undefined}
          aria-labelledby={id}
          aria-describedby={hint && `${id}-hint`}
          className={`line ${styles.switch}`}
          onClick={() => !busy && onToggle(!on)}
        >
          <span className={`line ${styles.track}`} />
        </button>
        <label htmlFor={`${id}-switch`} className={styles.label} aria-hidden="true">
          {on ? 'On' : 'Off'}
        </label>
      </span>
    </div>
  )
}
