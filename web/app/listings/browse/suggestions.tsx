import { Chip } from '../../ui/chip/chip.tsx'
import styles from '../filter/chips/chips.module.css'
import { without } from '../filter/filter-address.ts'
import { addressName, homeAddress } from './browse-address.ts'
import type { FoundList } from './found-list.ts'

type SearchSuggestions = NonNullable<FoundList['suggestions']>

/** The kinds or sizes that the search terms name, each to be applied as a filter by one press. */
export function Suggestions({
  suggestions,
  requested,
}: {
  suggestions: SearchSuggestions
  requested: URLSearchParams
}) {
  return (
    <div className={`${styles.chips} ${styles.oneRow}`} data-screen-only>
      <ul className={styles.list} aria-label="Narrow this search">
        {suggestions.map(({ label, query }) => (
          <li key={label}>
            <Chip label={label} to={homeAddress(withSuggestion(requested, query))} offered />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The address with a suggestion applied: page 1 of it, and no order by terms that are gone. */
function withSuggestion(address: URLSearchParams, query: Record<string, string>): URLSearchParams {
  const next = without(address, ['page', 'before'])
  for (const [key, value] of Object.entries(query)) {
    const name = addressName(key) ?? key
    if (value) next.set(name, value)
    else next.delete(name)
  }
  if (!next.has('search_query') && next.get('sorted_by') === 'best_match') next.delete('sorted_by')
  return next
}
