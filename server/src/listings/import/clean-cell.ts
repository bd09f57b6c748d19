// Control characters, and those that turn the direction of what follows: neither a page nor a terminal should meet them.
const unwanted = /[[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]--[\n]]/gv

/** A cell as plain text of any number of lines. Composed letters, so that the same word is the same on every system. */
export function cleanText(cell: string): string {
  return cell.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(unwanted, '').normalize('NFC').trim()
}

/** A cell as one line. */
export function cleanLine(cell: string): string {
  return cleanText(cell).replace(/\s+/g, ' ')
}

/** A name for comparing: case, blanks, underscores and hyphens make no difference. */
export function plainName(name: string): string {
  return cleanLine(name.replace(/[_-]+/g, ' ')).toLowerCase()
}
