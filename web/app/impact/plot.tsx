import { type Count, countText } from '@reable/contract/impact/rules'
import { useId } from 'react'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import styles from './plot.module.css'

export type PlotRow = { label: string; count: Count }

type Props = {
  /** What the numbers are of, as a sentence. */
  caption: string
  /** The headings of the two columns. */
  columns: readonly [string, string]
  rows: readonly PlotRow[]
}

/**
 * A plot that is its own table: each row has its name, its number and a bar as long as that. Nothing is told by colour, or by the bar alone:
 * whoever cannot see it reads the table.
 */
export function Plot({ caption, ...table }: Props) {
  const captionId = useId()
  return (
    <figure className={`stack measure gap-8 ${styles.plot}`}>
      <figcaption id={captionId}>{caption}</figcaption>
      <Table labelledBy={captionId} {...table} />
    </figure>
  )
}

/** A long one, which opens at a press. `note` says how long it is. */
export const FoldedPlot = ({ caption, note, ...table }: Props & { note: string }) => (
  <Disclosure title={caption} level={3} note={note}>
    <Table label={caption} {...table} />
  </Disclosure>
)

type TableProps = Omit<Props, 'caption'> & { label?: string; labelledBy?: string }

function Table({ label, labelledBy, columns, rows }: TableProps) {
  const most = Math.max(...rows.map(({ count }) => lengthOf(count)), 1)
  return (
    <table className={styles.table} aria-label={label} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col" className={styles.number}>
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <Bar count={count} part={lengthOf(count) / most} />
            </th>
            <td className={styles.number}>{countText(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A number that is not said is drawn as long as the largest that it can be, and hatched. */
const lengthOf = (count: Count): number => (typeof count === 'number' ? count : 4)

function Bar({ count, part }: { count: Count; part: number }) {
  const hatched = typeof count !== 'number'
  return (
    <svg className={styles.bar} width="100%" height="12" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="11.5" y2="11.5" className={styles.ground} />
      {count !== 0 && count !== 'withheld' && (
        <rect width={`${Math.max(part * 100, 1)}%`} height="12" className={hatched ? styles.open : styles.filled} />
      )}
    </svg>
  )
}
