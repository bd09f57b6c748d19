import { encode } from 'uqr'

/** The capacity of version 6 at error correction M, the largest code that is drawn. */
const maxBytes = 106

/** Returns the QR code of a text, dark squares as true, without its quiet zone; undefined above 106 bytes. */
export function qrGrid(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  return bytes.length > maxBytes ? undefined : encode(bytes, { ecc: 'M', border: 0 }).data
}
