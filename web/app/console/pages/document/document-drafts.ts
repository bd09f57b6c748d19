import type { DocumentName } from '@reable/contract/content/documents'
import { draftsPrefix } from './forget-document-drafts.ts'

/** A volunteer's unsaved text of a document, and the stored version that it is based on. */
export type DocumentDraft = { version: number; typed: unknown }

const keyOf = (personId: number, { kind, name }: DocumentName) => `${draftsPrefix(personId)}${kind}-${name}`

/** Finds a person's unsaved draft of a document in this browser. */
export function findDraft(personId: number, document: DocumentName): DocumentDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(personId, document)) ?? 'null')
    return typeof stored?.version === 'number' ? { version: stored.version, typed: stored.typed } : undefined
  } catch {
    return undefined
  }
}

/** Stores the draft in place of the one before; undefined removes it. */
export function storeDraft(personId: number, document: DocumentName, draft: DocumentDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(personId, document), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(personId, document))
  } catch {
    // A browser that stores nothing still has the draft in the open page.
  }
}
