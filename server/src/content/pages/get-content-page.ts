import { findDocument } from '@reable/contract/content/documents'
import { contentPages } from '@reable/contract/content/pages'
import type { AnsweredPage } from '@reable/contract/content/schemas'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { limitDepth } from './limit-depth.ts'
import { loadDocument } from './load-document.ts'

/**
 * Returns the content of one page by its title, with links followed to `depth`, as in `limitDepth`; no page is deeper than 2. Cached
 * for a second. Refuses as not found a title that no page has.
 */
export async function getContentPage(
  ctx: Context,
  { title, depth }: { title: string; depth: number },
): Promise<AnsweredPage> {
  const page = findDocument('page', title)
  const fields = page && (await loadDocument(ctx, page))
  if (page?.kind !== 'page' || !fields) throw new Refusal('not_found', 'There is no page with this title.')
  // Title and fields fit together: both are of one document.
  return { title: page.name, fields: limitDepth(contentPages[page.name], fields, depth) } as AnsweredPage
}
