import { CheckList } from '../../ui/check-list/check-list.tsx'
import { CheckRow } from '../../ui/check-list/check-row.tsx'
import { namesIn } from '../browse/browse-address.ts'
import type { Counts } from '../home/load-home.ts'
import { countOf } from './filter-labels.ts'
import type { Panel } from './filter-panel-data.ts'

export type PartProps = { panel: Panel; counts: Counts; requested: URLSearchParams }

/** The categories; a chosen one opens its equipment types. While some of those are chosen, the category stands for them alone. */
export function FilterCategories({ panel, counts, requested }: PartProps) {
  const chosen = namesIn(requested, 'category')
  return (
    <CheckList label="Categories">
      {panel.categories.map(({ id, name, types = [] }) => {
        const open = chosen.includes(name) || types.some((type) => chosen.includes(type.name))
        return (
          <CheckRow
            key={id}
            name="category"
            value={name}
            checked={open}
            count={countOf(counts?.categories, id)}
            counted="listing"
          >
            {open && types.length > 0 && (
              <CheckList label={`Equipment types of ${name}`} inner>
                {types.map((type) => (
                  <CheckRow
                    key={type.id}
                    name="category"
                    value={type.name}
                    checked={chosen.includes(type.name)}
                    count={countOf(counts?.equipment_types, type.id)}
                    counted="listing"
                  />
                ))}
              </CheckList>
            )}
          </CheckRow>
        )
      })}
    </CheckList>
  )
}
