import type { DocumentName } from '@reable/contract/content/documents'
import { draftsPrefix } from './forget-document-drafts.ts'

/** What a volunteer wrote and has not saved yet, and the version that it builds on. */
export type DocumentDraft = { version: number; typed: unknown }

const keyOf = (personId: number, { kind, name }: DocumentName) => `${draftsPrefix(personId)}${kind}-${name}`

/** What a person left unsaved of a document in this browser. */
export function keptDraft(personId: number, document: DocumentName): DocumentDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(personId, document)) ?? 'null')
    return typeof kept?.version === 'number' ? { version: kept.version, typed: kept.typed } : undefined
  } catch {
    return undefined
  }
}

/** Keeps it in place of the one before; undefined: nothing. */
export function keepDraft(personId: number, document: DocumentName, draft: DocumentDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(personId, document), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(personId, document))
  } catch {
    // A browser that keeps nothing still has it in the open page.
  }
}
