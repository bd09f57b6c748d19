/**
 * Marks on one letter: more than any writing has (Vietnamese has two, Hebrew with its accents four), and as many as Unicode allows in a text
 * that is safe to normalize (UAX #15, Stream-Safe Text Format). To put more of them in order takes time that grows with their square.
 */
const maxMarks = 30
/** Blanks, line breaks and what nobody sees, one after the other: more than anybody sets off a column with. */
const maxBlanks = 100

const tooManyMarks = /(?<!\p{M})\p{M}{31,}/gu
const blanks = /[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+/gu
const lineBreaks = /\r\n|[\n\r\u2028\u2029]/g

type Bounds = {
  /** UTF-16 units, as `length` counts them. */
  length?: number
  lines?: number
}

/**
 * Returns what a stranger wrote without what only slows down whoever reads it: long runs of marks on a letter and of blanks, and what
 * stands beyond the bounds. All that people write stays as it is. Whatever looks into a stranger's text is given it like this, and only
 * then normalizes it.
 */
export function harmlessText(text: string, { length, lines }: Bounds = {}): string {
  const short = text.replace(tooManyMarks, cutMarks).replace(blanks, cutBlanks)
  return cutLength(lines === undefined ? short : cutLines(short, lines), length)
}

/** Returns the text in a normal form of Unicode, which takes no longer than its length says. */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  harmlessText(text).normalize(form)

const cutMarks = (run: string): string => [...run].slice(0, maxMarks).join('')

/** What stood on another line stays on another line. */
function cutBlanks(run: string): string {
  if (run.length <= maxBlanks) return run
  const short = cutLength(run, maxBlanks)
  return run.includes('\n') && !short.includes('\n') ? `${short}\n` : short
}

function cutLines(text: string, most: number): string {
  let count = 0
  for (const { index } of text.matchAll(lineBreaks)) if (++count === most) return text.slice(0, index)
  return text
}

/** Never cuts a letter of two units in half. */
function cutLength(text: string, most = text.length): string {
  if (text.length <= most) return text
  const isHalf = (text.codePointAt(most - 1) ?? 0) > 0xffff
  return text.slice(0, isHalf ? most - 1 : most)
}
