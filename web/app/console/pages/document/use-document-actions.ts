import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { DocumentActions } from './document-context.ts'

/** The actions of a form's parts, and how many pictures are being uploaded. */
export function useDocumentActions(change: DocumentActions['change']) {
  const id = useId()
  const next = useRef<string>(undefined)
  const [uploads, setUploads] = useState<readonly string[]>([])
  useEffect(() => {
    if (next.current === undefined) return
    const target = document.getElementById(next.current)
    next.current = undefined
    target?.focus()
  })
  const actions = useMemo<DocumentActions>(
    () => ({
      change,
      idOf: (place) => `${id}${place}`,
      focusNext: (place) => {
        next.current = `${id}${place}`
      },
      noteUpload: (place, isUploading) =>
        setUploads((before) => [...before.filter((one) => one !== place), ...(isUploading ? [place] : [])]),
    }),
    [change, id],
  )
  /** Moves the focus to a place and opens what is folded around it. */
  const goTo = (place: string) => {
    const target = document.getElementById(actions.idOf(place))
    for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
    target?.focus()
  }
  return { actions, goTo, uploads: uploads.length }
}
