import type { Answer, Client } from '@reable/contract/client'
import type { SearchLanguage } from '@reable/contract/search-names/rules'
import type { Categories } from '../../listings/fields/listing-lists.ts'
import { failed, type Loaded } from '../versions/loaded.ts'

export type EditedName = Answer<'listSearchNames'>['names'][number]
export type Missed = Answer<'listMissedWords'>

export type SearchNames = Answer<'listSearchNames'> & {
  missed: Missed
  categories: Categories
  pages: number
  total: number
}

export type Sought = { q: string; language: SearchLanguage | undefined; page: number }

/** Loads one page of the names, what was searched for in vain, and the kinds that a name can stand for. */
export async function loadSearchNames(api: Client, query: Sought): Promise<Loaded<SearchNames>> {
  const [names, missed, categories] = await Promise.all([
    api('listSearchNames', { query }),
    api('listMissedWords', {}),
    api('listCategories', {}),
  ])
  if (!names.ok) return failed(names)
  if (!missed.ok) return failed(missed)
  if (!categories.ok) return failed(categories)
  const { last_page: pages = 1, total_posts: total = names.data.names.length } = names.pagination ?? {}
  return { kind: 'loaded', ...names.data, missed: missed.data, categories: categories.data, pages, total }
}
