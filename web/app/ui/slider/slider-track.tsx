import { type CSSProperties, useEffect, useRef } from 'react'
import styles from './slider.module.css'

type Props = {
  name: string
  unit: string
  values: readonly [number, number, ...number[]]
  value: number
  onDrag: (value: number) => void
  onValue: (value: number) => void
}

/** The track of a slider: the browser's own range input, with its keys. */
export function SliderTrack({ name, unit, values, value, onDrag, onValue }: Props) {
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
