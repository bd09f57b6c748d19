/** A change to one place of a file: the text from `start` to `end` becomes `replacement`. */
export type Mutant = { file: string; line: number; start: number; end: number; replacement: string }

export const applyMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end)

/** Returns whether a change takes an `await` away, and nothing else. */
export const isAwait = (source: string, { start, end, replacement }: Mutant): boolean =>
  /^await\b/.test(source.slice(start, end)) && replacement !== ''

/** The same change has the same name as long as its file stays as it is. */
export const nameOf = ({ file, start, end, replacement }: Mutant): string => `${file}:${start}-${end}:${replacement}`

/** One line that says what was changed: "where.ts:12  a < b  →  a <= b". */
export function describeMutant(source: string, mutant: Mutant): string {
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 90)
  const before = inOneLine(source.slice(mutant.start, mutant.end))
  return `${mutant.file}:${mutant.line}  ${before}  →  ${inOneLine(mutant.replacement) || '(nothing)'}`
}
