import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { type AskedDocument, changeOf, getDocument } from '../pages/get-written-content.ts'
import { findVersions } from './version-queries.ts'

/** The latest 200 versions of a page or list with who wrote them, the one that stands first. Refuses as `getDocument` does. */
export async function listVersions(ctx: Context, asked: AskedDocument): Promise<Answer<'listContentVersions'>> {
  const document = getDocument(asked)
  return (await findVersions(ctx, document)).map((written) => ({ ...document, ...changeOf(written) }))
}
