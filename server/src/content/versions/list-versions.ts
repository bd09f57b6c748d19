import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { type DocumentRequest, getDocument, serializeChange } from '../pages/get-written-content.ts'
import { findVersions } from './version-queries.ts'

/** Lists the latest 200 versions of a page or list with their authors, the current one first. Refuses as `getDocument` does. */
export async function listVersions(ctx: Context, request: DocumentRequest): Promise<Answer<'listContentVersions'>> {
  const document = getDocument(request)
  return (await findVersions(ctx, document)).map((version) => ({ ...document, ...serializeChange(version) }))
}
