/** Put before a line of HTML that a mail program marks as a quote by its classes, and before one after which everything is quoted. */
export const quoteMarks = { line: '\ue000', rest: '\ue001' } as const

/** The lines of a text, as they came and without the marks of quotes, and which of them are folded away so far. */
export type Lines = {
  text: string[]
  bare: string[]
  marked: boolean[]
  folded: boolean[]
  /** What is longer than any message may be, and has not been looked at. */
  beyond: string
}

const maxLines = 2_000

export function linesOf(text: string): Lines {
  const all = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  const lines = all.slice(0, maxLines).map(plainLine)
  return {
    beyond: all.slice(maxLines).join('\n'),
    text: lines,
    bare: lines.map((line) => line.replace(/^[\s>＞|\ue000\ue001]+/, '').trimEnd()),
    marked: lines.map((line) => /^\s{0,3}[>＞\ue000]/.test(line)),
    folded: lines.map(() => false),
  }
}

/** The marks of direction and the blanks that programs put at the ends of a line are not what somebody wrote. */
const plainLine = (line: string) =>
  line.replace(/^[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/, '').replaceAll('\u00a0', ' ')

/** True for a line with words that is not folded. */
export const isWritten = ({ bare, folded }: Lines, at: number): boolean => Boolean(bare[at]) && !folded[at]

export function fold({ folded }: Lines, from: number, to: number): void {
  folded.fill(true, from, to)
}

/** The text of those lines that are folded, or of those that are not. Folded parts stand apart, as they did. */
export const joinLines = ({ text, folded }: Lines, which: boolean): string =>
  text
    .map((line) => line.replaceAll(quoteMarks.line, '> ').replaceAll(quoteMarks.rest, '').trimEnd())
    .map((line, index) => (which && !folded[index] ? '' : line))
    .filter((_, index) => which || !folded[index])
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
