import { type DocumentName, documentNames } from '@reable/contract/content/documents'
import type { ListName, WrittenEntry } from '@reable/contract/content/lists'
import type { PageTitle, WrittenPage } from '@reable/contract/content/pages'
import type { Context } from '#platform/context'
import { type Delivered, upsertDelivered } from '../versions/version-queries.ts'

/** All that pages and lists say as they are delivered. */
export type DeliveredContent = {
  pages: { [Title in PageTitle]: WrittenPage<Title> }
  lists: { [Name in ListName]: WrittenEntry<Name>[] }
}

/** Keeps the delivered words of each page and list, where nobody has written others. */
export const settleContent = (ctx: Context, content: DeliveredContent): Promise<void> =>
  upsertDelivered(
    ctx,
    documentNames.map((document) => delivered(content, document)),
  )

const delivered = ({ pages, lists }: DeliveredContent, document: DocumentName): Delivered =>
  document.kind === 'page'
    ? { ...document, fields: pages[document.name] }
    : { ...document, fields: { entries: lists[document.name] } }
