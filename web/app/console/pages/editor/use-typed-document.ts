import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { readWritten } from '@reable/contract/content/written'
import { useCallback, useEffect, useMemo } from 'react'
import { useEdited } from '../../../editing/use-edited.ts'
import { storeDraft } from '../document/document-drafts.ts'
import { type DocumentVersion, hasChanges } from '../document/document-versions.ts'
import type { WrittenDocument } from '../document/load-document.ts'
import { changedAt } from './typed-changes.ts'
import { type Typed, type TypedValue, withoutRemoved, writtenOf } from './typed-document.ts'

type EditedDocument = { document: DocumentName; start: DocumentVersion; personId: number }

/** The typed values of a page or list and the stored version that they are based on. Stores them in this browser until they are saved. */
export function useTypedDocument({ document, start, personId }: EditedDocument) {
  const fields = useMemo(() => documentFields(document), [document])
  const edited = useEdited<WrittenDocument, Typed>(start, (now) => hasChanges(fields, now))
  const { base, typed, setTyped, rebaseOn } = edited
  const version: DocumentVersion = { ...start, base, typed }
  const isChanged = hasChanges(fields, version)
  useEffect(() => {
    storeDraft(personId, document, isChanged ? { version: base.version, typed } : undefined)
  }, [isChanged, typed, base, document, personId])
  const change = useCallback(
    (place: string, update: (value: TypedValue | undefined) => TypedValue) =>
      setTyped((before) => changedAt(before, place, update)),
    [setTyped],
  )
  /** Takes the sent values as the stored version; what was typed since stays unsaved. */
  const takeAsStored = (saved: Omit<WrittenDocument, 'fields'>, sentDocument: Typed) => {
    rebaseOn({ ...saved, fields: readWritten(fields, writtenOf(fields, sentDocument)).written })
    setTyped((now) => (now === sentDocument ? withoutRemoved(now) : now))
  }
  return { ...edited, fields, version, isChanged, change, takeAsStored }
}
