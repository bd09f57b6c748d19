import { type MouseEvent, useState } from 'react'
import { isPlainPress } from '../link/is-plain-press.ts'

/** Turns a link to the large picture into the dialog, where the browser has one and the person wants no other tab. */
export function useEnlarging() {
  const [enlarged, setEnlarged] = useState(false)
  const enlarge = (event: MouseEvent) => {
    if (!isPlainPress(event) || typeof HTMLDialogElement === 'undefined') return
    event.preventDefault()
    setEnlarged(true)
  }
  return { enlarged, enlarge, close: () => setEnlarged(false) }
}
