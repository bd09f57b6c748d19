import { useState } from 'react'
import { CheckList } from '../../ui/check-list/check-list.tsx'
import { CheckRow } from '../../ui/check-list/check-row.tsx'
import { namesIn } from '../browse/browse-address.ts'
import type { PartProps } from './filter-categories.tsx'
import styles from './filter-form.module.css'
import { countOf } from './filter-labels.ts'

/** The municipalities in which most people of the region live. */
const largest = ['Burnaby', 'Coquitlam', 'Richmond', 'Surrey', 'Vancouver']

/** The municipalities: the largest and the chosen ones, the others behind "Show all". */
export function FilterPlaces({ panel: { locations }, counts, requested }: PartProps) {
  const chosen = namesIn(requested, 'location')
  // Fixed when the form appears: a place that is ticked stays where it is in the list, and so does the focus.
  const [shownAtOnce] = useState(() => new Set([...largest, ...chosen]))
  const row = ({ id, name }: { id: number; name: string }) => (
    <CheckRow
      key={id}
      name="location"
      value={name}
      checked={chosen.includes(name)}
      count={countOf(counts?.locations, id)}
      counted="listing"
    />
  )
  const others = locations.filter(({ name }) => !shownAtOnce.has(name))
  return (
    <>
      <CheckList label="Locations">{locations.filter(({ name }) => shownAtOnce.has(name)).map(row)}</CheckList>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <span>Show all {locations.length} places</span>
            <span>Show fewer places</span>
          </summary>
          <CheckList label="Other locations">{others.map(row)}</CheckList>
        </details>
      )}
    </>
  )
}
