import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { DocumentActs } from './document-context.ts'

/** The acts of a form's parts, and how many pictures are on their way. */
export function useDocumentActs(change: DocumentActs['change']) {
  const id = useId()
  const next = useRef<string>(undefined)
  const [uploads, setUploads] = useState<readonly string[]>([])
  useEffect(() => {
    if (next.current === undefined) return
    const target = document.getElementById(next.current)
    next.current = undefined
    target?.focus()
  })
  const acts = useMemo<DocumentActs>(
    () => ({
      change,
      idOf: (place) => `${id}${place}`,
      focusNext: (place) => {
        next.current = `${id}${place}`
      },
      noteUpload: (place, isOnItsWay) =>
        setUploads((before) => [...before.filter((one) => one !== place), ...(isOnItsWay ? [place] : [])]),
    }),
    [change, id],
  )
  /** Goes to a place, whatever is folded around it. */
  const goTo = (place: string) => {
    const target = document.getElementById(acts.idOf(place))
    for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
    target?.focus()
  }
  return { acts, goTo, uploads: uploads.length }
}
