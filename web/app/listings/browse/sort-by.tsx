import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { defaultOrder, sortedBy } from '../filter/filter-address.ts'
import { filterFormId } from '../filter/filter-form.tsx'
import type { Panel } from '../filter/filter-panel-data.ts'
import styles from './sort-by.module.css'
import type { RequestList } from './use-requested-list.ts'

type Props = {
  sorts: Panel['sorts']
  /** True if the person shares where they are: only then there is a nearest. */
  near: boolean
  requested: URLSearchParams
  requestList: RequestList
}

/** The order of the list; on a narrow screen a button, with the native list of a select behind it. */
export function SortBy({ sorts, near, requested, requestList }: Props) {
  if (!sorts.length) return null
  const searching = Boolean(requested.get('search_query'))
  const offered = sorts.filter(({ value }) => (searching || value !== 'best_match') && (near || value !== 'nearest'))
  const asked = requested.get('sorted_by') ?? ''
  const order = offered.some(({ value }) => value === asked) ? asked : defaultOrder(requested)
  return (
    <div className={styles.sort} data-screen-only>
      <label className={`line gap-8 ${styles.label}`}>
        <Icon of={ArrowDownUp} className={styles.icon} />
        <span>Sort By</span>
        <select
          name="sorted_by"
          form={filterFormId}
          className={styles.select}
          value={order}
          onChange={({ target }) => requestList(sortedBy(requested, target.value))}
        >
          {offered.map(({ text, value }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className={styles.chevron} />
      </label>
      <Button type="submit" form={filterFormId} size="small" className={styles.send}>
        Sort
      </Button>
    </div>
  )
}
