/** A change to one place of a file: the text from `start` to `end` becomes `replacement`. */
export type Mutant = Change & { file: string; line: number }

/** `isRead`: the place is in no function, so that it runs once, when its module is read. */
export type Change = { start: number; end: number; replacement: string; isRead: boolean }

/** What stands for a statement that is left out: behind a condition something has to stand. */
export const noStatement = ';'

export const applyMutant = (source: string, { start, end, replacement }: Omit<Change, 'isRead'>): string =>
  source.slice(0, start) + replacement + source.slice(end)

/** Returns whether a change takes an `await` away, and nothing else. */
export const isAwait = (source: string, { start, end, replacement }: Mutant): boolean =>
  /^await\b/.test(source.slice(start, end)) && replacement !== noStatement

/** Returns whether a change makes a number one more: Stryker leaves numbers as they are. */
export const isNumber = ({ replacement }: Mutant): boolean => /^\(\d[\d_.]* \+ 1\)$/.test(replacement)

/** The same change has the same name as long as its file stays as it is. */
export const nameOf = ({ file, start, end, replacement }: Mutant): string => `${file}:${start}-${end}:${replacement}`

/** What was changed: "a < b → a <= b". */
export function describeChange(source: string, { start, end, replacement }: Mutant): string {
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 90)
  const after = replacement === noStatement ? '' : inOneLine(replacement)
  return `${inOneLine(source.slice(start, end))} → ${after || '(nothing)'}`
}

/** One line that says what was changed where: "where.ts:12  a < b → a <= b". */
export const describeMutant = (source: string, mutant: Mutant): string =>
  `${mutant.file}:${mutant.line}  ${describeChange(source, mutant)}`
