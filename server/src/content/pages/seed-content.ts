import { type DocumentName, documentNames } from '@reable/contract/content/documents'
import type { ListName, WrittenEntry } from '@reable/contract/content/lists'
import type { PageTitle, WrittenPage } from '@reable/contract/content/pages'
import type { Context } from '#platform/context'
import { type DeliveredDocument, upsertDelivered } from '../versions/version-queries.ts'

/** The delivered content of all pages and lists. */
export type DeliveredContent = {
  pages: { [Title in PageTitle]: WrittenPage<Title> }
  lists: { [Name in ListName]: WrittenEntry<Name>[] }
}

/** Seeds the delivered content of each page and list that nobody has edited. */
export const seedContent = (ctx: Context, content: DeliveredContent): Promise<void> =>
  upsertDelivered(
    ctx,
    documentNames.map((document) => documentOf(content, document)),
  )

const documentOf = ({ pages, lists }: DeliveredContent, document: DocumentName): DeliveredDocument =>
  document.kind === 'page'
    ? { ...document, fields: pages[document.name] }
    : { ...document, fields: { entries: lists[document.name] } }
