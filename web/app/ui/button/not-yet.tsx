import { type ComponentProps, type MouseEvent, useId, useState } from 'react'
import styles from './button.module.css'

type Props = ComponentProps<'button'> & { reason: string }

/** A button whose time has not come: it takes focus and says why beside it; pressing says it aloud and sends nothing. */
export function NotYet({ reason, className, ...native }: Props) {
  const id = useId()
  const [asked, setAsked] = useState(0)
  const explain = (event: MouseEvent) => {
    event.preventDefault()
    setAsked(asked + 1)
  }
  return (
    <span className={styles.withReason}>
      <button
        type="button"
        {...native}
        className={`${className} ${styles.notYet}`}
        aria-disabled
        aria-describedby={id}
        onClick={explain}
      />
      <span id={id} className={asked ? styles.reasonAsked : styles.reason}>
        {reason}
      </span>
      <span role="status" className="visually-hidden">
        {asked > 0 && <span key={asked}>{reason}</span>}
      </span>
    </span>
  )
}
