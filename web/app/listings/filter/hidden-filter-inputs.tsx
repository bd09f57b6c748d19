import { askedKey, type ListName, namesIn } from '../browse/browse-address.ts'
import type { Panel } from './filter-panel-data.ts'

const typedKeys = ['search_query', 'brand', askedKey]

/** Values of the form without a box of their own: what was typed into the search, and names that the loaded lists do not contain. */
export function HiddenFilterInputs({ panel, requested }: { panel: Panel; requested: URLSearchParams }) {
  const offered: Record<ListName, { name: string }[]> = {
    category: panel.categories.flatMap((category) => [category, ...(category.types ?? [])]),
    location: panel.locations,
    condition: panel.conditions,
  }
  return (
    <>
      {typedKeys.flatMap((key) => {
        const value = requested.get(key)
        return value ? [<input key={key} type="hidden" name={key} value={value} />] : []
      })}
      {(Object.keys(offered) as ListName[]).flatMap((list) =>
        namesIn(requested, list)
          .filter((name) => !offered[list].some((one) => one.name === name))
          .map((name) => <input key={`${list} ${name}`} type="hidden" name={list} value={name} />),
      )}
    </>
  )
}
