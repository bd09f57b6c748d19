import { type ComponentProps, type MouseEvent, useId, useState } from 'react'
import styles from './button.module.css'

type Props = ComponentProps<'button'> & { reason: string | undefined }

/**
 * A button that is disabled as long as there is a reason, which stands beside it; a press then only announces the reason.
 * The element stays the same, with the focus, when the reason comes or goes.
 */
export function ButtonWithReason({ reason, ...button }: Props) {
  const ownId = useId()
  const id = button.id ? `${button.id}-reason` : ownId
  const [presses, setPresses] = useState(0)
  // A new reason is not announced before the next press.
  if (!reason && presses) setPresses(0)
  const explain = (event: MouseEvent) => {
    event.preventDefault()
    setPresses(presses + 1)
  }
  const waitingProps = reason && {
    className: `${button.className} ${styles.notYet}`,
    'aria-disabled': true,
    'aria-describedby': id,
    onClick: explain,
  }
  return (
    <span className={reason ? styles.withReason : styles.withoutReason}>
      <button {...button} {...waitingProps} />
      {reason && (
        <>
          <span id={id} className={presses ? styles.reasonAsked : styles.reason}>
            {reason}
          </span>
          <span role="status" className="visually-hidden">
            {presses > 0 && <span key={presses}>{reason}</span>}
          </span>
        </>
      )}
    </span>
  )
}
