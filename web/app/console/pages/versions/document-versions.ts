import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import type { ContentFields } from '@reable/contract/content/fields'
import { readWritten } from '@reable/contract/content/written'
import type { DocumentDraft } from '../document/document-drafts.ts'
import type { WrittenDocument } from '../document/load-document.ts'
import { type Typed, typedOf, writtenOf } from '../editor/typed-document.ts'

/** What stands in the form, and on what stored version it builds. `isMine`: it is what the person typed and has not saved. */
export type DocumentVersion = { base: WrittenDocument; typed: Typed; isMine: boolean }

/** Whether there is something in the form that is not stored. */
export const holdsChanges = (
  fields: ContentFields,
  { base, typed }: Pick<DocumentVersion, 'base' | 'typed'>,
): boolean => asStored(fields, typed) !== asStored(fields, typedOf(fields, base.fields))

const asStored = (fields: ContentFields, typed: Typed) =>
  JSON.stringify(readWritten(fields, writtenOf(fields, typed)).written)

export const storedVersion = (document: DocumentName, base: WrittenDocument): DocumentVersion => ({
  base,
  typed: typedOf(documentFields(document), base.fields),
  isMine: false,
})

/** What the form begins with: what was left unsaved in this browser goes before what is stored. */
export function firstVersion(
  document: DocumentName,
  written: WrittenDocument,
  draft: DocumentDraft | undefined,
): DocumentVersion {
  const fields = documentFields(document)
  const stored = storedVersion(document, written)
  if (!draft) return stored
  const typed = typedOf(fields, draft.typed)
  const kept = { base: { ...written, version: draft.version }, typed, isMine: true }
  return holdsChanges(fields, kept) ? kept : stored
}
