import { encode } from 'uqr'

type Props = {
  /** The text, such as an address, of up to 106 bytes; for a longer one nothing is drawn. */
  text: string
  className?: string | undefined
}

/** The quiet zone that readers need around a code, in squares. */
const quiet = 4

/** A QR code for a phone's camera. Its content must also be readable as text beside it. */
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

/** The capacity of version 6 at error correction M, the largest code that is drawn. */
const maxBytes = 106

/** Returns the QR code of a text, dark squares as true, without its quiet zone; undefined above 106 bytes. */
export function qrGrid(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  return bytes.length > maxBytes ? undefined : encode(bytes, { ecc: 'M', border: 0 }).data
}
