import type { CheckResult } from '@reable/contract/fit/types'
import styles from './drawings.module.css'
import { DrawnShape } from './drawn-shape.tsx'
import { sceneOf } from './scenes.ts'

type Props = { check: Pick<CheckResult, 'name' | 'listingValue' | 'personValue'> }

/** The two sides of a check to one scale; its numbers stand in the check's own sentence. Nothing where a side is not known. */
export function ScaleDrawing({ check: { name, listingValue, personValue } }: Props) {
  if (!listingValue || !personValue) return null
  const { sides, draw, top } = sceneOf(name)
  const y = top?.(listingValue, personValue) ?? 0
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 ${y} 160 ${120 - y}`} className={styles.drawing} aria-hidden="true">
        {draw(listingValue, personValue).map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          <DrawnShape key={at} shape={shape} />
        ))}
      </svg>
      <figcaption>{sides}, drawn to one scale.</figcaption>
    </figure>
  )
}
