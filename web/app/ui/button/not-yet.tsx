import { type ComponentProps, type MouseEvent, useId, useState } from 'react'
import styles from './button.module.css'

type Props = ComponentProps<'button'> & { reason: string | undefined }

/**
 * A button that may have to wait: as long as there is a reason, it says it beside itself; pressing says it aloud and sends
 * nothing. The button stays the same one, with the focus, when the reason comes or goes.
 */
export function NotYet({ reason, ...button }: Props) {
  const id = useId()
  const [asked, setAsked] = useState(0)
  // A reason that comes anew has not been asked for.
  if (!reason && asked) setAsked(0)
  const explain = (event: MouseEvent) => {
    event.preventDefault()
    setAsked(asked + 1)
  }
  const waiting = reason && {
    className: `${button.className} ${styles.notYet}`,
    'aria-disabled': true,
    'aria-describedby': id,
    onClick: explain,
  }
  return (
    <span className={reason ? styles.withReason : styles.withoutReason}>
      <button {...button} {...waiting} />
      {reason && (
        <>
          <span id={id} className={asked ? styles.reasonAsked : styles.reason}>
            {reason}
          </span>
          <span role="status" className="visually-hidden">
            {asked > 0 && <span key={asked}>{reason}</span>}
          </span>
        </>
      )}
    </span>
  )
}
