import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import type { ContentFields } from '@reable/contract/content/fields'
import { readWritten } from '@reable/contract/content/written'
import { type Typed, typedOf, writtenOf } from '../editor/typed-document.ts'
import type { DocumentDraft } from './document-drafts.ts'
import type { WrittenDocument } from './load-document.ts'

/** The typed values of the form, and the stored version that they are based on. `isMine`: the person typed them and has not saved them. */
export type DocumentVersion = { base: WrittenDocument; typed: Typed; isMine: boolean }

/** Whether the typed values differ from the stored version. */
export const hasChanges = (fields: ContentFields, { base, typed }: Pick<DocumentVersion, 'base' | 'typed'>): boolean =>
  asStored(fields, typed) !== asStored(fields, typedOf(fields, base.fields))

const asStored = (fields: ContentFields, typed: Typed) =>
  JSON.stringify(readWritten(fields, writtenOf(fields, typed)).written)

/** The version that shows the stored document. */
export const storedVersion = (document: DocumentName, base: WrittenDocument): DocumentVersion => ({
  base,
  typed: typedOf(documentFields(document), base.fields),
  isMine: false,
})

/** The version with which the form begins: an unsaved draft of this browser, or else the stored document. */
export function firstVersion(
  document: DocumentName,
  written: WrittenDocument,
  draft: DocumentDraft | undefined,
): DocumentVersion {
  const fields = documentFields(document)
  const stored = storedVersion(document, written)
  if (!draft) return stored
  const typed = typedOf(fields, draft.typed)
  const draftVersion = { base: { ...written, version: draft.version }, typed, isMine: true }
  return hasChanges(fields, draftVersion) ? draftVersion : stored
}
