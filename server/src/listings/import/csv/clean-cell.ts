import { cutText } from '@reable/contract/listings/rules'
import { plainText } from '@reable/contract/plain-text'
import { normalizeText } from '@reable/contract/text/harmless-text'

/**
 * A cell as plain text of any number of lines, without characters that a page or a terminal would interpret. Letters are composed,
 * so that the same word is the same on every system.
 */
export function cleanText(cell: string): string {
  const lines = cell.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replaceAll('\ufeff', '')
  return normalizeText(plainText(lines), 'NFC').trim()
}

/** A cell as one line. */
export function cleanLine(cell: string): string {
  return cleanText(cell).replace(/\s+/g, ' ')
}

/** Normalizes a name for comparison: case, blanks, underscores and hyphens make no difference. */
export function plainName(name: string): string {
  return cleanLine(name.replace(/[_-]+/g, ' ')).toLowerCase()
}

/** Quotes a cell for a sentence; cut to `limit` characters, which show what cell is meant. */
export function quoted(cell: string, limit = 60): string {
  return `“${cutText(cleanLine(cell), limit)}”`
}
