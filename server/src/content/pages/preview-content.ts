import type { Answer } from '@reable/contract/client'
import { documentFields } from '@reable/contract/content/documents'
import { type DocumentRequest, getDocument } from './get-written-content.ts'
import { serializeDocument } from './serialize-document.ts'
import { getValidContent } from './valid-content.ts'

/**
 * Returns a page or list as it would be answered, without saving it, with pictures that are not public yet. Refuses as
 * `getDocument` does, and as invalid by the path of each field.
 */
export function previewContent(request: DocumentRequest & { fields: unknown }): Answer<'previewContent'> {
  const document = getDocument(request)
  return serializeDocument(
    document,
    getValidContent(documentFields(document), request.fields, { keepAccess: true }).written,
  )
}
