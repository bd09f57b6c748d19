import type { Answer } from '@reable/contract/client'
import { documentFields } from '@reable/contract/content/documents'
import { answerDocument } from './answer-document.ts'
import { type AskedDocument, getDocument } from './get-written-content.ts'
import { getWell } from './read-sent-content.ts'

/** How a page or list would be answered, without saving it, with pictures that nobody else may see yet. Refuses as `getDocument` does, and as invalid by the path of each field. */
export function previewContent(asked: AskedDocument & { fields: unknown }): Answer<'previewContent'> {
  const document = getDocument(asked)
  return answerDocument(document, getWell(documentFields(document), asked.fields, { keepsAccess: true }).written)
}
