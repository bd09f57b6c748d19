import { useEffect, useRef } from 'react'
import { useFormParts } from '../../ui/form/form-context.ts'

/**
 * In a form that one comes back to because something is wrong: it says what, and sends nothing. Where all is good by now, as for
 * who comes by the browser's Back, the heading takes the focus.
 */
export function ValidateOnMount() {
  const { judgeAll } = useFormParts()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    judgeAll().then((isGood) => {
      if (isGood) document.querySelector<HTMLElement>('main h1')?.focus()
    })
  }, [judgeAll])
  return null
}
