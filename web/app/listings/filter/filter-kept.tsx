import { type ListName, namesIn } from '../browse/browse-address.ts'
import type { Panel } from './filter-panel-data.ts'

/** What the form keeps though it shows no box for it: the words searched for, and names that the lists at hand do not hold. */
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
