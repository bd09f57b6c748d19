import { findDocument } from '@reable/contract/content/documents'
import { contentPages } from '@reable/contract/content/pages'
import type { AnsweredPage } from '@reable/contract/content/schemas'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { answeredDocument } from './answered-document.ts'
import { upToDepth } from './up-to-depth.ts'

/**
 * The words of one page by its title, with links followed to `depth`, as `upToDepth` says; 2 is as deep as any page goes. Answers
 * from memory for a second. Refuses as not found a title that no page has.
 */
export async function getContentPage(
  ctx: Context,
  { title, depth }: { title: string; depth: number },
): Promise<AnsweredPage> {
  const page = findDocument('page', title)
  const fields = page && (await answeredDocument(ctx, page))
  if (page?.kind !== 'page' || !fields) throw new Refusal('not_found', 'There is no page with this title.')
  // Title and fields fit together: both are of one document.
  return { title: page.name, fields: upToDepth(contentPages[page.name], fields, depth) } as AnsweredPage
}
