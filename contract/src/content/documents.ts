import type { ContentFields } from './fields.ts'
import { listOf } from './fields.ts'
import { contentLists, type ListName, uniqueFields } from './lists.ts'
import { contentPages, type PageTitle } from './pages.ts'

export const documentKinds = ['page', 'list'] as const

/** One page by its title, or one list by its name: a document is written, stored and answered as a whole. */
export type DocumentName = { kind: 'page'; name: PageTitle } | { kind: 'list'; name: ListName }

/** Every document that there is, pages first. */
export const documentNames: readonly DocumentName[] = [
  ...namesOf(contentPages).map((name) => ({ kind: 'page', name }) as const),
  ...namesOf(contentLists).map((name) => ({ kind: 'list', name }) as const),
]

/** The document of this kind and name, if there is one. */
export const findDocument = (kind: string, name: string): DocumentName | undefined =>
  documentNames.find((document) => document.kind === kind && document.name === name)

/** The fields of a document. A list has one field, `entries`. */
export const documentFields = ({ kind, name }: DocumentName): ContentFields =>
  kind === 'page'
    ? contentPages[name]
    : { entries: { ...listOf('Entries', contentLists[name]), unique: uniqueFields[name] } }

/** The keys of a table as its type knows them. */
function namesOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[]
}
