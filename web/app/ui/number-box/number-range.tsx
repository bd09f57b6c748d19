import styles from './number-box.module.css'
import { NumberBox, type NumberRule } from './number-box.tsx'

type End = { label: string; name: string; value: string; placeholder?: string }

type Props = {
  legend: string
  /** Hides the legend from view, but not from screen readers, where a heading above says the same. */
  legendHidden?: boolean
  ends: End[]
  hint?: string
  maxLength?: number
} & NumberRule

/** One number or two, side by side, under one legend and with one hint. */
export function NumberRange({ legend, legendHidden, ends, hint, ...rules }: Props) {
  const id = `${ends[0]?.name}-hint`
  return (
    <fieldset className={styles.range}>
      <legend className={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className={styles.ends}>
        {ends.map((end) => (
          <NumberBox key={end.name} {...end} {...rules} describedBy={hint && id} />
        ))}
      </div>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
