import { useId } from 'react'
import styles from './slider.module.css'

type Props = {
  label: string
  unit: string
  values: readonly number[]
  value: number
  onValue: (value: number) => void
}

/** All values of a slider as a list, for people who cannot drag. */
export function SliderList({ label, unit, values, value, onValue }: Props) {
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
