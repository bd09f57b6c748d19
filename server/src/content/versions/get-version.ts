import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { type DocumentRequest, getDocument, serializeWritten } from '../pages/get-written-content.ts'
import { serializeDocument } from '../pages/serialize-document.ts'
import { findVersion } from './version-queries.ts'

type VersionRequest = DocumentRequest & { version: number }

/** Returns one version of a page or list, as written and as answered. Refuses as `getDocument` does, and an unknown version. */
export async function getVersion(ctx: Context, request: VersionRequest): Promise<Answer<'getContentVersion'>> {
  const document = getDocument(request)
  const version = await findVersion(ctx, document, request.version)
  if (!version) throw new Refusal('not_found', 'There is no such version.')
  return { ...serializeWritten(document, version), answered: await serializeDocument(document, version.fields) }
}
