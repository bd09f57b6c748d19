import type { FitVerdict } from '@reable/contract/fit/types'
import row from '../../ui/check-list/check-list.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { verdictOrder } from '../judging/judge-listings.ts'
import { changeStoredFit, useStoredFit } from '../people/use-stored-fit.ts'
import { verdictMarks } from '../verdicts/verdict-line.tsx'
import styles from './fit-list.module.css'
import { verdictTitles } from './verdict-titles.ts'

type Props = { groups: Record<FitVerdict, number[]> }

/** How many listings have each verdict, and the choice to hide what does not fit. */
export function VerdictCounts({ groups }: Props) {
  const { fit } = useStoredFit()
  const hide = (hidesMisfits: boolean) => changeStoredFit((before) => ({ ...before, hidesMisfits }))
  return (
    <div className={styles.counts}>
      <div role="status">
        <ul className={styles.numbers}>
          {verdictOrder.map((verdict) => (
            <li key={verdict}>
              <Icon of={verdictMarks[verdict]} />
              {verdictTitles[verdict]}: <strong>{groups[verdict].length.toLocaleString('en-CA')}</strong>
            </li>
          ))}
        </ul>
      </div>
      <label className={row.row}>
        <input type="checkbox" checked={fit.hidesMisfits} onChange={({ target }) => hide(target.checked)} />
        <span>Hide what does not fit</span>
      </label>
    </div>
  )
}
