import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { readWritten } from '@reable/contract/content/written'
import { useEffect, useMemo, useRef, useState } from 'react'
import { storeDraft } from '../document/document-drafts.ts'
import type { WrittenDocument } from '../document/load-document.ts'
import { type DocumentVersion, hasChanges } from '../versions/document-versions.ts'
import { changedAt } from './typed-changes.ts'
import { type Typed, type TypedValue, withoutRemoved, writtenOf } from './typed-document.ts'

type EditedDocument = { document: DocumentName; start: DocumentVersion; personId: number }

/** The typed values of a page or list and the stored version that they are based on. Stores them in this browser until they are saved. */
export function useTypedDocument({ document, start, personId }: EditedDocument) {
  const fields = useMemo(() => documentFields(document), [document])
  const [base, setBase] = useState(start.base)
  /** The same without waiting for a render. */
  const latest = useRef(start.base)
  const [typed, setTyped] = useState(start.typed)
  const version: DocumentVersion = { ...start, base, typed }
  const hasUnsavedChanges = hasChanges(fields, version)
  useEffect(() => {
    storeDraft(personId, document, hasUnsavedChanges ? { version: base.version, typed } : undefined)
  }, [hasUnsavedChanges, typed, base, document, personId])
  const change = useRef((place: string, update: (value: TypedValue | undefined) => TypedValue) =>
    setTyped((before) => changedAt(before, place, update)),
  ).current
  const rebaseOn = (stored: WrittenDocument) => {
    latest.current = stored
    setBase(stored)
  }
  /** Takes the sent values as the stored version; what was typed since stays unsaved. */
  const markSaved = (saved: Omit<WrittenDocument, 'fields'>, sentDocument: Typed) => {
    rebaseOn({ ...saved, fields: readWritten(fields, writtenOf(fields, sentDocument)).written })
    setTyped((now) => (now === sentDocument ? withoutRemoved(now) : now))
  }
  return { fields, typed, base, latest, rebaseOn, version, hasUnsavedChanges, change, markSaved }
}
