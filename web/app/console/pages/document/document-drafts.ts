import type { DocumentName } from '@reable/contract/content/documents'
import { jsonStorage, objectIn } from '../../../state/storage.ts'
import { draftsPrefix } from './forget-document-drafts.ts'

/** A volunteer's unsaved text of a document, and the stored version that it is based on. */
export type DocumentDraft = { version: number; typed: unknown }

const storageOf = (personId: number, { kind, name }: DocumentName) =>
  jsonStorage('localStorage', `${draftsPrefix(personId)}${kind}-${name}`, draftIn)

function draftIn(stored: unknown): DocumentDraft | undefined {
  const { version, typed } = objectIn<DocumentDraft>(stored)
  return typeof version === 'number' ? { version, typed } : undefined
}

/** Finds a person's unsaved draft of a document in this browser. */
export const findDraft = (personId: number, document: DocumentName): DocumentDraft | undefined =>
  storageOf(personId, document).read()

/** Stores the draft in place of the one before; undefined removes it. A browser that stores nothing still has it in the open page. */
export const storeDraft = (personId: number, document: DocumentName, draft: DocumentDraft | undefined): void =>
  storageOf(personId, document).write(draft)
