import { cutText } from '@reable/contract/cut-text'
import { plainText } from '@reable/contract/plain-text'
import { normalizeText } from '@reable/contract/text/harmless-text'

/** Marks that nobody sees, which pages and word processors leave behind. Those that join letters or parts of an emoji stay. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g
/** Blanks of other widths, and those at which no line ends. */
const otherBlanks = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * A cell as plain text of any number of lines, without characters that a page or a terminal would interpret. Letters are composed,
 * so that the same word is the same on every system.
 */
export function cleanText(cell: string): string {
  const lines = cell.replace(/\r\n?/g, '\n').replace(otherBlanks, ' ').replace(invisible, '')
  return normalizeText(plainText(lines), 'NFC').trim()
}

/** A cell as one line. */
export function cleanLine(cell: string): string {
  return cleanText(cell).replace(/\s+/g, ' ')
}

/** Normalizes a name for comparison: case, blanks, underscores, hyphens of any kind and what nobody sees make no difference. */
export function plainName(name: string): string {
  return cleanLine(name.replace(/\p{Cf}/gu, '').replace(/[_\p{Pd}]+/gu, ' ')).toLowerCase()
}

/** Normalizes a name for comparison, as `plainName` does, with words in the singular: "Canes" are the same as "Cane". */
export const singularName = (name: string): string =>
  plainName(name)
    .split(' ')
    .map((word) =>
      word.length < 4 || word.endsWith('ss') ? word : word.replace(/(ch|sh|x)es$/, '$1').replace(/s$/, ''),
    )
    .join(' ')

/** Quotes a cell for a sentence; cut to `limit` characters, which show what cell is meant. */
export function quoted(cell: string, limit = 60): string {
  return `“${cutText(cleanLine(cell), limit)}”`
}
