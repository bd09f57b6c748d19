import styles from './drawings.module.css'
import { type Drawn, drawings } from './drawings.ts'
import { DrawnShape } from './drawn-shape.tsx'

/** Whether something has a drawing. */
export const hasDrawing = (of: string): boolean => Object.hasOwn(drawings, of)

/** Whether it is read off a label, and not measured. */
export const isOnLabel = (of: string): boolean => drawings[of]?.isOnLabel === true

type Props = {
  /** A question of fit or a field of an equipment type. */
  of: string
  /** What it shows, for who cannot see it, unless the words beside it say the same. */
  text?: string
}

/**
 * Where to measure: the thing or the person in a few lines, and the line that is measured between two marks. Nothing for what has no
 * drawing.
 */
export function Drawing({ of, text }: Props) {
  const drawn = Object.hasOwn(drawings, of) ? drawings[of] : undefined
  if (!drawn) return null
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one wherever the words beside it say something else
    <svg viewBox="0 0 160 120" className={styles.drawing} role="img" aria-hidden={text ? undefined : true}>
      {text && <title>{text}</title>}
      {drawn.of.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
        <DrawnShape key={at} shape={shape} />
      ))}
      {drawn.leads && <path className={styles.lead} d={drawn.leads} />}
      {drawn.line && <SizeLine line={drawn.line} />}
    </svg>
  )
}

/** The line that is measured: an arrow at each end, and a mark across it. */
function SizeLine({ line: [x1, y1, x2, y2] }: { line: NonNullable<Drawn['line']> }) {
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
