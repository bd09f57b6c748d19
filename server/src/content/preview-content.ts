import type { Answer } from '@reable/contract/client'
import { documentFields } from '@reable/contract/content-documents'
import { answerFields } from './answer-fields.ts'
import { type AskedDocument, getDocument } from './get-written-content.ts'
import { asEntries } from './list-entries.ts'
import { getWell } from './read-sent-content.ts'

/** How a page or list would be answered, without saving it, with pictures that nobody else may see yet. Refuses as `getDocument` does, and as invalid by the path of each field. */
export function previewContent(asked: AskedDocument & { fields: unknown }): Answer<'previewContent'> {
  const document = getDocument(asked)
  const fields = documentFields(document)
  const answered = answerFields(fields, getWell(fields, asked.fields, { keepsAccess: true }).written)
  // Name and fields fit together: both are of one document.
  if (document.kind === 'page') return { title: document.name, fields: answered } as Answer<'previewContent'>
  return { name: document.name, entries: asEntries(document.name, answered) } as Answer<'previewContent'>
}
