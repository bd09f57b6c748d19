import { useEffect, useRef } from 'react'
import { useFormParts } from '../../ui/form/form-context.ts'

/**
 * Validates the form around it once, for somebody who comes back to correct something; sends nothing. If all is valid by now, as
 * after the browser's Back, the heading takes the focus.
 */
export function ValidateOnMount() {
  const { validateAll } = useFormParts()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    validateAll().then((isGood) => {
      if (isGood) document.querySelector<HTMLElement>('main h1')?.focus()
    })
  }, [validateAll])
  return null
}
