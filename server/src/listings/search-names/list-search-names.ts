import type { Answer } from '@reable/contract/client'
import { type SearchLanguage, searchNamesPerPage } from '@reable/contract/search-names/rules'
import type { Context } from '#platform/context'
import { changesOf, findRemoved } from '#versions'
import { findNameFields, findNames } from './edited-names-queries.ts'
import type { SearchNameFields } from './search-names-queries.ts'

type Sought = { q: string; language?: SearchLanguage | undefined; page: number }

/** One page of the names as volunteers edit them, those that were removed, and how many there are in all. */
export async function listSearchNames(
  ctx: Context,
  { q, language, page }: Sought,
): Promise<Answer<'listSearchNames'> & { total: number }> {
  const [limit, offset] = [searchNamesPerPage, (page - 1) * searchNamesPerPage]
  const { rows, total } = await findNames(ctx, { q: q.trim(), language, limit, offset })
  const changeOf = await changesOf(ctx, 'search_name')
  const removed = await findRemoved(ctx, 'search_name')
  return {
    names: rows.map((row) => ({ ...row, ...changeOf(row.id) })),
    removed: removed.map(({ key, fields }) => ({ id: Number(key), name: (fields as SearchNameFields).name })),
    total,
  }
}

/** One name as it stands now. */
export async function getSearchName(ctx: Context, id: number): Promise<Answer<'changeSearchName'>> {
  const changeOf = await changesOf(ctx, 'search_name')
  return { id, ...((await findNameFields(ctx, id)) as SearchNameFields), ...changeOf(id) }
}
