import styles from './figures.module.css'

type Props = { figures: readonly { value: string; label: string }[] }

/** Numbers, each with its label. */
export function Figures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
