import { useId } from 'react'
import styles from './switch.module.css'

type Props = {
  label: string
  hint?: string
  on: boolean
  /** While a turn is being saved it cannot be turned again. */
  busy?: boolean
  onToggle: (on: boolean) => void
}

/** Something that is on or off and saved with each turn; its thumb has the word beside it. Each word turns it too. */
export function Switch({ label, hint, on, busy, onToggle: onTurn }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <div>
        <label id={id} htmlFor={`${id}-switch`} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <span className={styles.state}>
        <button
          id={`${id}-switch`}
          type="button"
          role="switch"
          aria-checked={on}
          aria-busy={busy || undefined}
          aria-labelledby={id}
          aria-describedby={hint && `${id}-hint`}
          className={styles.switch}
          onClick={() => !busy && onTurn(!on)}
        >
          <span className={styles.track} />
        </button>
        <label htmlFor={`${id}-switch`} className={styles.label} aria-hidden="true">
          {on ? 'On' : 'Off'}
        </label>
      </span>
    </div>
  )
}
