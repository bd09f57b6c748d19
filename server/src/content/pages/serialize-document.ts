import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { asEntries } from '../lists/list-entries.ts'
import { serializeFields } from './serialize-fields.ts'

/** Serializes what volunteers wrote as the API answers a page or list. */
export function serializeDocument(document: DocumentName, written: unknown): Answer<'previewContent'> {
  const values = serializeFields(documentFields(document), written)
  // Name and fields fit together: both are of one document.
  if (document.kind === 'page') return { title: document.name, fields: values } as Answer<'previewContent'>
  return { name: document.name, entries: asEntries(document.name, values) } as Answer<'previewContent'>
}
