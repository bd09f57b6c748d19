import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './slider.module.css'

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

type SliderListProps = {
  label: string
  unit: string
  values: readonly number[]
  value: number
  onValue: (value: number) => void
}

/** All values of a slider as a list, for people who cannot drag. */
function SliderList({ label, unit, values, value, onValue }: SliderListProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.listLabel}>
        {label}
      </label>
      <select id={id} className={styles.list} value={value} onChange={({ target }) => onValue(Number(target.value))}>
        {values.map((one) => (
          <option key={one} value={one}>{`${one} ${unit}`}</option>
        ))}
      </select>
    </>
  )
}

type SliderTrackProps = {
  name: string
  unit: string
  values: readonly [number, number, ...number[]]
  value: number
  onDrag: (value: number) => void
  onValue: (value: number) => void
}

/** The track of a slider: the browser's own range input, with its keys. */
function SliderTrack({ name, unit, values, value, onDrag, onValue }: SliderTrackProps) {
  const track = useRef<HTMLInputElement>(null)
  const [min, second] = values
  const max = values.at(-1) ?? min
  // React's onChange fires for every movement; only the browser's own change event means that the drag is over.
  useEffect(() => {
    const input = track.current
    const commit = () => input && onValue(input.valueAsNumber)
    input?.addEventListener('change', commit)
    return () => input?.removeEventListener('change', commit)
  }, [onValue])
  return (
    <input
      ref={track}
      type="range"
      min={min}
      max={max}
      step={second - min}
      value={value}
      aria-label={name}
      aria-valuetext={`${value} ${unit}`}
      className={styles.track}
      style={{ '--part': (value - min) / (max - min) } as CSSProperties}
      onChange={({ target }) => onDrag(target.valueAsNumber)}
    />
  )
}
