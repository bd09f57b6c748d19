import drawingStyles from '../fit/drawings/drawings.module.css'
import { circle, DrawnShape, floor, type Shape } from '../fit/drawings/drawn-shape.tsx'
import styles from './recalls.module.css'

/** A place where a label often is: the thing, and where on it the label sits. */
type Place = { where: string; of: readonly Shape[]; label: readonly [x: number, y: number] }

const places: readonly Place[] = [
  {
    where: 'On the tube or the frame, near the floor',
    of: [floor, { thing: 'M50 108V42q0-14 14-14h24q14 0 14 14v66M50 66h52M50 108h-14M102 108h14' }],
    label: [92, 82],
  },
  {
    where: 'Under the seat',
    of: [floor, { thing: `M44 62h60M104 62V22M44 62v30M104 62v30${circle(56, 96, 12)}${circle(108, 96, 12)}` }],
    label: [62, 66],
  },
  {
    where: 'Beside the battery or the plug',
    of: [floor, { thing: `M26 92h96M122 92V44q0-8 8-8M52 92V62h34v30${circle(38, 100, 9)}${circle(112, 100, 9)}` }],
    label: [58, 70],
  },
]

/** Where the label of a maker is, with the brand, the model and the serial number. */
export function LabelDrawings() {
  return (
    <figure className={`stack gap-12 ${styles.labels}`}>
      <figcaption>The label is often at one of these places:</figcaption>
      <ul className="gap-16">
        {places.map(({ where, of, label: [x, y] }) => (
          <li key={where} className="stack gap-8">
            <svg viewBox="0 0 160 120" className={drawingStyles.drawing} aria-hidden="true">
              {of.map((shape, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
                <DrawnShape key={at} shape={shape} />
              ))}
              <rect className={styles.label} x={x} y={y} width="24" height="14" rx="2" />
              <path className={styles.lines} d={`M${x + 5} ${y + 5}h14M${x + 5} ${y + 9}h9`} />
            </svg>
            <span>{where}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
