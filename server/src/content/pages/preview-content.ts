import type { Answer } from '@reable/contract/client'
import { documentFields } from '@reable/contract/content/documents'
import { type DocumentRequest, getDocument } from './get-written-content.ts'
import { serializeUnsaved } from './serialize-document.ts'
import { getValidContent } from './valid-content.ts'

/**
 * Returns a page or list as it would be answered, without saving it, with pictures that are not public yet. Refuses as
 * `getDocument` and `serializeUnsaved` do, and as invalid by the path of each field.
 */
export async function previewContent(
  request: DocumentRequest & { fields: unknown },
): Promise<Answer<'previewContent'>> {
  const document = getDocument(request)
  const { written } = getValidContent(documentFields(document), request.fields, { keepAccess: true })
  return serializeUnsaved(document, written)
}
