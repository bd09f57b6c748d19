import { drawings } from './drawing-table.ts'
import styles from './drawings.module.css'
import { DrawnShape } from './drawn-shape.tsx'
import { SizeLine } from './size-line.tsx'

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
