import type { ReactNode } from 'react'
import styles from './check-list.module.css'

type Props = {
  name: string
  value: string
  label?: string
  checked: boolean
  /** How many there are of it; null while that is not known, and its room is kept. */
  count?: number | null
  /** What is counted, for whoever hears it: "listings". */
  counted?: string
  /** What opens below it, a list of its own. */
  children?: ReactNode
}

/** One choice of a list. The form around it hears the change, so that a whole list has one listener. */
export function CheckRow({ name, value, label = value, checked, count, counted, children }: Props) {
  return (
    <li>
      <label className={styles.row}>
        <input type="checkbox" name={name} value={value} checked={checked} onChange={handledByForm} />
        <span>{label}</span>
        {count !== undefined && (
          <span className={styles.count}>
            {count?.toLocaleString('en-CA')}
            {count !== null && counted && <span className="visually-hidden"> {counted}</span>}
          </span>
        )}
      </label>
      {children}
    </li>
  )
}

function handledByForm() {}
