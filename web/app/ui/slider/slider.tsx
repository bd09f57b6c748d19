import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './slider.module.css'
import { SliderList } from './slider-list.tsx'
import { SliderTrack } from './slider-track.tsx'

type Props = {
  /** Returns the label of a value: "Within 25 km". */
  label: (value: number) => string
  /** The unit after each number. */
  unit: string
  /** All values, one step apart. */
  values: readonly [number, number, ...number[]]
  value: number
  onValue: (value: number) => void
  /** The names of its parts, for screen readers; that of the list is visible above it. */
  labels: { track: string; less: string; more: string; list: string }
}

/** A choice of one of a few numbers: by a track, by minus and plus, or from a list. `onValue` is called at the end of a drag. */
export function Slider({ label, unit, values, value, onValue, labels }: Props) {
  const { shown, drag } = useDragged(value)
  const at = values.indexOf(shown)
  const step = (by: 1 | -1) => onValue(values[at + by] ?? shown)
  return (
    <fieldset>
      <legend className={styles.label}>{label(shown)}</legend>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.less}
          aria-disabled={at === 0 || undefined}
          onClick={() => step(-1)}
        >
          <Icon of={Minus} />
        </button>
        <SliderTrack name={labels.track} value={shown} onDrag={drag} {...{ unit, values, onValue }} />
        <button
          type="button"
          className={styles.step}
          aria-label={labels.more}
          aria-disabled={at === values.length - 1 || undefined}
          onClick={() => step(1)}
        >
          <Icon of={Plus} />
        </button>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{`${values[0]} ${unit}`}</span>
        <span>{`${values.at(-1)} ${unit}`}</span>
      </p>
      <p role="status" className="visually-hidden">
        {label(value)}
      </p>
      <SliderList label={labels.list} value={shown} {...{ unit, values, onValue }} />
    </fieldset>
  )
}

/** The position of the thumb: the dragged one during a drag, and the value itself once that has changed. */
function useDragged(value: number): { shown: number; drag: (to: number) => void } {
  const [dragged, setDragged] = useState({ from: value, to: value })
  if (dragged.from !== value) setDragged({ from: value, to: value })
  return { shown: dragged.from === value ? dragged.to : value, drag: (to) => setDragged({ from: value, to }) }
}
