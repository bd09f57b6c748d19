import type { Answer, Client } from '@reable/contract/client'
import { type DocumentName, findDocument } from '@reable/contract/content/documents'

export type WrittenDocument = Answer<'getWrittenContent'>

/** Where pages take their content from: with `contentful`, what is written here is only a fallback. */
export type ContentSource = 'embedded' | 'contentful'

export type DocumentData =
  | { kind: 'open'; document: DocumentName; written: WrittenDocument; source: ContentSource }
  | { kind: 'none' }
  | { kind: 'failed'; sentence: string }

/** Loads a page or list as volunteers write it. */
export async function loadDocument(api: Client, kind: string, name: string): Promise<DocumentData> {
  const document = findDocument(kind, name)
  if (!document) return { kind: 'none' }
  const [written, list] = await Promise.all([api('getWrittenContent', { params: document }), api('listContent', {})])
  if (!written.ok) return { kind: 'failed', sentence: written.failure.error }
  if (!list.ok) return { kind: 'failed', sentence: list.failure.error }
  return { kind: 'open', document, written: written.data, source: list.answer.source }
}
