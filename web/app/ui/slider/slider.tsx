import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Icon } from '../icon/icon.tsx'
import styles from './slider.module.css'
import { SliderList } from './slider-list.tsx'
import { SliderTrack } from './slider-track.tsx'
import { useDragged } from './use-dragged.ts'

type Props = {
  /** The value in words: "Within 25 km". */
  label: (value: number) => string
  /** What stands after each number. */
  unit: string
  /** All that can be chosen, one step apart. */
  values: readonly [number, number, ...number[]]
  value: number
  onValue: (value: number) => void
  /** Of its parts, for who cannot see what they are. The list's stands over it. */
  labels: { track: string; less: string; more: string; list: string }
}

/** One of a few numbers: by a track, by minus and plus, or from a list. Told once it is let go, not while it is pulled. */
export function Slider({ label, unit, values, value, onValue, labels: names }: Props) {
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
          aria-label={names.less}
          aria-disabled={at === 0 || undefined}
          onClick={() => step(-1)}
        >
          <Icon of={Minus} />
        </button>
        <SliderTrack name={names.track} value={shown} onDrag={drag} {...{ unit, values, onValue }} />
        <button
          type="button"
          className={styles.step}
          aria-label={names.more}
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
      <SliderList label={names.list} value={shown} {...{ unit, values, onValue }} />
    </fieldset>
  )
}
