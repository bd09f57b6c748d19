import { qrGrid } from './qr-grid.ts'

type Props = {
  /** Such as an address; up to 106 bytes, above that nothing is drawn. */
  text: string
  className?: string | undefined
}

/** The free room that readers need around a code, in squares. */
const quiet = 4

/** A square code for a phone's camera. What it says must also stand beside it in words. */
export function QrCode({ text, className }: Props) {
  const grid = qrGrid(text)
  if (!grid) return null
  const size = grid.length + 2 * quiet
  const path = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} shapeRendering="crispEdges" aria-hidden="true">
      <path fill="currentColor" d={path.join('')} />
    </svg>
  )
}
