import { CheckList } from '../../ui/check-list/check-list.tsx'
import { CheckRow } from '../../ui/check-list/check-row.tsx'
import styles from './filter-form.module.css'

/** One choice below the folded parts, so that it is seen: what is promised to somebody stays in the list unless it is left out. */
export function FilterReserved({ requested }: { requested: URLSearchParams }) {
  return (
    <div className={styles.reserved}>
      <CheckList label="Reserved listings">
        <CheckRow
          name="reserved"
          value="hide"
          label="Leave out what is reserved"
          checked={requested.get('reserved') === 'hide'}
        />
      </CheckList>
    </div>
  )
}
