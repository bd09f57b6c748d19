import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { asEntries } from '../lists/list-entries.ts'
import { answerFields } from './answer-fields.ts'

/** What was written as a page or list is answered. */
export function answerDocument(document: DocumentName, written: unknown): Answer<'previewContent'> {
  const answered = answerFields(documentFields(document), written)
  // Name and fields fit together: both are of one document.
  if (document.kind === 'page') return { title: document.name, fields: answered } as Answer<'previewContent'>
  return { name: document.name, entries: asEntries(document.name, answered) } as Answer<'previewContent'>
}
