import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { answerDocument } from '../pages/answer-document.ts'
import { type AskedDocument, getDocument, writtenDocument } from '../pages/get-written-content.ts'
import { findVersion } from './version-queries.ts'

type AskedVersion = AskedDocument & { version: number }

/** One version of a page or list, as it was written and as pages would read it. Refuses as `getDocument` does, and a version that there is not. */
export async function getVersion(ctx: Context, asked: AskedVersion): Promise<Answer<'getContentVersion'>> {
  const document = getDocument(asked)
  const found = await findVersion(ctx, document, asked.version)
  if (!found) throw new Refusal('not_found', 'There is no such version.')
  return { ...writtenDocument(document, found), answered: answerDocument(document, found.fields) }
}
