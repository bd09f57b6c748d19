import { attributionLength, beginsHeaderBlock, isByProgram, isQuoted, isSeparator } from './quote-patterns.ts'
import { type Author, markSignature } from './signatures.ts'

/** What somebody wrote in an answer by mail, and what else stood in it: quoted parts and signatures, kept for them alone. */
export type SplitReply = {
  body: string
  folded: string
  /** True where nothing would have been left: then `body` is all there was. */
  whole: boolean
}

/** Splits the text of an answer. Takes time in proportion to the text. */
export function splitReply(text: string, author: Author): SplitReply {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').map(plainLine)
  const folded = foldQuotes(lines)
  foldSignatures(lines, folded, author)
  const body = joined(lines.filter((_, at) => !folded[at]))
  if (!body) return { body: joined(lines), folded: '', whole: true }
  return { body, folded: joined(lines.filter((_, at) => folded[at])), whole: false }
}

/** The marks of direction and the blanks that programs put at the ends of a line are not what somebody wrote. */
const plainLine = (line: string) =>
  line.replace(/^[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/, '').replaceAll('\u00a0', ' ')

/** Marks the lines that quote other mails. */
function foldQuotes(lines: string[]): boolean[] {
  const folded = lines.map(isQuoted)
  for (let at = 0; at < lines.length; at++) {
    if (folded[at]) continue
    if (beginsHeaderBlock(lines, at)) {
      foldFrom(folded, separatorBefore(lines, at))
      break
    }
    const length = attributionLength(lines, at)
    if (length) {
      const next = nextWritten(lines, at + length)
      folded.fill(true, at, at + length)
      // What is quoted below it without marks goes on to the end.
      if (!isQuoted(lines[next] ?? '') && isByProgram(lines.slice(at, at + length).join(' '))) foldFrom(folded, at)
      else if (!isQuoted(lines[next] ?? '')) folded.fill(false, at, at + length)
    } else if (isSeparator(lines[at] ?? '') && isAboveQuote(lines, at)) folded[at] = true
  }
  return folded
}

const foldFrom = (folded: boolean[], at: number) => folded.fill(true, at)

function separatorBefore(lines: string[], at: number): number {
  let before = at - 1
  while (before >= 0 && !lines[before]?.trim()) before--
  return isSeparator(lines[before] ?? '') ? before : at
}

/** True for a separator between what was written and what is quoted, not for a line that somebody drew. */
function isAboveQuote(lines: string[], at: number): boolean {
  const next = nextWritten(lines, at + 1)
  return isQuoted(lines[next] ?? '') || attributionLength(lines, next) > 0
}

function nextWritten(lines: string[], from: number): number {
  let at = from
  while (at < lines.length && !lines[at]?.trim()) at++
  return at
}

/** Marks the signature of each stretch of lines that is not quoted. */
function foldSignatures(lines: string[], folded: boolean[], author: Author): void {
  let start = 0
  while (start < lines.length) {
    if (folded[start]) {
      start++
      continue
    }
    let end = start
    while (end < lines.length && !folded[end]) end++
    markSignature(lines.slice(start, end), author).forEach((marked, at) => {
      if (marked) folded[start + at] = true
    })
    start = end
  }
}

const joined = (lines: string[]) =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
