import { useEffect, useRef } from 'react'

/** In a form that one comes back to because something is wrong: it says what, as if it had been sent. */
export function JudgeAtOnce() {
  const place = useRef<HTMLSpanElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    place.current?.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }, [])
  return <span ref={place} hidden />
}
