import { type ListName, namesIn } from '../browse/browse-address.ts'
import type { Panel } from './filter-panel-data.ts'

/** Values of the form without a box of their own: the search terms, and names that the loaded lists do not contain. */
export function HiddenFilterInputs({ panel, requested }: { panel: Panel; requested: URLSearchParams }) {
  const offered: Record<ListName, { name: string }[]> = {
    category: panel.categories.flatMap((category) => [category, ...(category.types ?? [])]),
    location: panel.locations,
    condition: panel.conditions,
  }
  const terms = requested.get('search_query')
  return (
    <>
      {terms && <input type="hidden" name="search_query" value={terms} />}
      {(Object.keys(offered) as ListName[]).flatMap((list) =>
        namesIn(requested, list)
          .filter((name) => !offered[list].some((one) => one.name === name))
          .map((name) => <input key={`${list} ${name}`} type="hidden" name={list} value={name} />),
      )}
    </>
  )
}
