import { type FocusEvent, useRef } from 'react'
import { alerts, useAlerts } from './alerts.ts'
import styles from './floating-alerts.module.css'
import { MessageAlert } from './message-alert.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'

/** The copies over the page. They wait while someone points at them or is in them, and make way for what has the focus. */
export function FloatingAlerts() {
  const { floating } = useAlerts()
  const stack = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useClearOfFocus(stack, floating)
  if (!floating.length) return null

  const enter = ({ relatedTarget: from, currentTarget }: FocusEvent) => {
    if (from instanceof HTMLElement && !currentTarget.contains(from)) cameFrom.current = from
    alerts.wait()
  }
  const dismiss = (id: number) => {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main')
    if (stack.current?.contains(document.activeElement)) back?.focus({ preventScroll: true })
    alerts.dismiss(id)
  }
  return (
    <section
      ref={stack}
      className={styles.stack}
      aria-label="New messages"
      data-screen-only
      onPointerEnter={() => alerts.wait()}
      onPointerLeave={() => goOnUnlessHeld(stack.current)}
      onFocus={enter}
      onBlur={() => setTimeout(() => goOnUnlessHeld(stack.current))}
    >
      {floating.map((message) => (
        <MessageAlert key={message.id} message={message} onDismiss={() => dismiss(message.id)} />
      ))}
    </section>
  )
}

function goOnUnlessHeld(stack: HTMLElement | null) {
  if (!stack?.matches(':hover, :focus-within')) alerts.goOn()
}
