import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { readWritten } from '@reable/contract/content/written'
import { useEffect, useMemo, useRef, useState } from 'react'
import { keepDraft } from '../document/document-drafts.ts'
import type { WrittenDocument } from '../document/load-document.ts'
import { type DocumentVersion, holdsChanges } from '../versions/document-versions.ts'
import { changedAt } from './typed-changes.ts'
import { type Typed, type TypedValue, withoutRemoved, writtenOf } from './typed-document.ts'

type Start = { document: DocumentName; start: DocumentVersion; personId: number }

/** What is typed into a page or list and on what stored version it builds; this browser keeps it until it is saved. */
export function useTyped({ document, start, personId }: Start) {
  const fields = useMemo(() => documentFields(document), [document])
  const [base, setBase] = useState(start.base)
  /** For who saves in the same moment. */
  const latest = useRef(start.base)
  const [typed, setTyped] = useState(start.typed)
  const version: DocumentVersion = { ...start, base, typed }
  const isToLose = holdsChanges(fields, version)
  useEffect(() => {
    keepDraft(personId, document, isToLose ? { version: base.version, typed } : undefined)
  }, [isToLose, typed, base, document, personId])
  const change = useRef((place: string, act: (value: TypedValue | undefined) => TypedValue) =>
    setTyped((before) => changedAt(before, place, act)),
  ).current
  const buildOn = (stored: WrittenDocument) => {
    latest.current = stored
    setBase(stored)
  }
  /** What was sent stands now; what was typed since is not saved. */
  const settle = (saved: Omit<WrittenDocument, 'fields'>, sent: Typed) => {
    buildOn({ ...saved, fields: readWritten(fields, writtenOf(fields, sent)).written })
    setTyped((now) => (now === sent ? withoutRemoved(now) : now))
  }
  return { fields, typed, base, latest, buildOn, version, isToLose, change, settle }
}
