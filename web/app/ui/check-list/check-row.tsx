import type { ReactNode } from 'react'
import styles from './check-list.module.css'

type Props = {
  name: string
  value: string
  label?: string
  checked: boolean
  /** The number of results with this choice; null while it is loading, and its space is reserved. */
  count?: number | null
  /** The noun that is counted, for screen readers: "listing". */
  counted?: string
  /** A list of its own that opens below it. */
  children?: ReactNode
}

/** One choice of a list. The form around it listens to the change event, so that a whole list has one listener. */
export function CheckRow({ name, value, label = value, checked, count, counted, children }: Props) {
  return (
    <li>
      <label className={styles.row}>
        <input type="checkbox" name={name} value={value} checked={checked} onChange={handledByForm} />
        <span>{label}</span>
        {count !== undefined && (
          <span className={styles.count}>
            {count?.toLocaleString('en-CA')}
            {count !== null && counted && (
              <span className="visually-hidden">{` ${counted}${count === 1 ? '' : 's'}`}</span>
            )}
          </span>
        )}
      </label>
      {children}
    </li>
  )
}

function handledByForm() {}
