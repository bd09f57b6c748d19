import { CheckList } from '../../ui/check-list/check-list.tsx'
import { CheckRow } from '../../ui/check-list/check-row.tsx'
import { namesIn } from '../browse/browse-address.ts'
import type { PartProps } from './filter-categories.tsx'
import { countOf } from './filter-labels.ts'

export function FilterConditions({ panel, counts, requested }: PartProps) {
  const chosen = namesIn(requested, 'condition')
  return (
    <CheckList label="Conditions">
      {panel.conditions.map(({ id, name }) => (
        <CheckRow
          key={id}
          name="condition"
          value={name}
          checked={chosen.includes(name)}
          count={countOf(counts?.conditions, id)}
          counted="listing"
        />
      ))}
    </CheckList>
  )
}
