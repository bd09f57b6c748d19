import { type CSSProperties, useEffect, useRef } from 'react'
import styles from './slider.module.css'

type Props = {
  name: string
  unit: string
  values: readonly [number, number, ...number[]]
  value: number
  onPull: (value: number) => void
  onValue: (value: number) => void
}

/** The browser's own range, with its keys. */
export function SliderTrack({ name, unit, values, value, onPull, onValue }: Props) {
  const track = useRef<HTMLInputElement>(null)
  const [least, second] = values
  const most = values.at(-1) ?? least
  // React hears of each pull alone; the browser's own change tells that it is over.
  useEffect(() => {
    const range = track.current
    const settle = () => range && onValue(range.valueAsNumber)
    range?.addEventListener('change', settle)
    return () => range?.removeEventListener('change', settle)
  }, [onValue])
  return (
    <input
      ref={track}
      type="range"
      min={least}
      max={most}
      step={second - least}
      value={value}
      aria-label={name}
      aria-valuetext={`${value} ${unit}`}
      className={styles.track}
      style={{ '--part': (value - least) / (most - least) } as CSSProperties}
      onChange={({ target }) => onPull(target.valueAsNumber)}
    />
  )
}
