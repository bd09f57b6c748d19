import type { Client } from '@reable/contract/client'
import { type DocumentName, findDocument } from '@reable/contract/content/documents'
import type { ContentSource } from './load-document.ts'

export type ListedDocument = {
  document: DocumentName
  change: { version: number; changed_at_utc: string; changed_by: string | null }
}

export type DocumentsData =
  | { kind: 'listed'; documents: ListedDocument[]; source: ContentSource }
  | { kind: 'failed'; sentence: string }

/** Loads every page and list, with who changed it last. */
export async function loadDocuments(api: Client): Promise<DocumentsData> {
  const reply = await api('listContent', {})
  if (!reply.ok) return { kind: 'failed', sentence: reply.failure.error }
  const documents = reply.data.flatMap(({ kind, name, ...change }) => {
    const document = findDocument(kind, name)
    return document ? [{ document, change }] : []
  })
  return { kind: 'listed', documents, source: reply.answer.source }
}
