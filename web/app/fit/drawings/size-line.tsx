import styles from './drawings.module.css'

type Props = { line: readonly [number, number, number, number] }

/** The line that is measured: an arrow at each end, and a mark across it. */
export function SizeLine({ line: [x1, y1, x2, y2] }: Props) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const path = `M0 0h${round(length)}M0-8v16M${round(length)}-8v16M7-5 0 0l7 5M${round(length - 7)}-5l7 5-7 5`
  return (
    <g transform={`translate(${x1} ${y1}) rotate(${round(angle)})`}>
      <path className={styles.halo} d={path} />
      <path className={styles.size} d={path} />
    </g>
  )
}

const round = (number: number) => Math.round(number * 10) / 10
