import { type MouseEvent, useState } from 'react'

/** Turns a link to the large picture into the dialog, where the browser has one and the person wants no other tab. */
export function useEnlarging() {
  const [enlarged, setEnlarged] = useState(false)
  const enlarge = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (elsewhere || typeof HTMLDialogElement === 'undefined') return
    event.preventDefault()
    setEnlarged(true)
  }
  return { enlarged, enlarge, close: () => setEnlarged(false) }
}
