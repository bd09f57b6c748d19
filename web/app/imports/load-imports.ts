import type { Answer, AnswerBody, Client } from '@reable/contract/client'
import { rowChoices } from '@reable/contract/imports/rules'

export type Import = Answer<'getImport'>
export type ImportRow = AnswerBody<'listImportRows'>['data'][number]
export type RowChoice = (typeof rowChoices)[number]

export type ImportsData = { imports: Import[]; kinds: Answer<'listCategories'> } | { error: string }

/** Loads the imports of a member, and the kinds that have a sheet. */
export async function loadImports(api: Client): Promise<ImportsData> {
  const [imports, kinds] = await Promise.all([api('listImports', {}), api('listCategories', {})])
  if (!imports.ok) return { error: imports.failure.error }
  return { imports: imports.data, kinds: kinds.ok ? kinds.data : [] }
}

export type ImportData =
  | { import: Import; rows: ImportRow[]; next: number | null; show: RowChoice; after: number }
  | { error: string }

/** Loads an import and the rows that its address asks for. */
export async function loadImport(api: Client, id: string, search: URLSearchParams): Promise<ImportData> {
  const show = rowChoices.find((choice) => choice === search.get('show')) ?? 'all'
  const after = Number(search.get('after')) || 0
  const params = { id }
  const [about, rows] = await Promise.all([
    api('getImport', { params }),
    api('listImportRows', { params, query: { show, after } }),
  ])
  if (!about.ok) return { error: about.failure.error }
  if (!rows.ok) return { error: rows.failure.error }
  return { import: about.data, rows: rows.data, next: rows.answer.next, show, after }
}
