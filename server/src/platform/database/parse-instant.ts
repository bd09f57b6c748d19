import pg from 'pg'

const timestamptz = 1184

const zero = 48

/**
 * Reads a time with its zone. What a session in UTC writes, such as 2026-11-20 12:34:56.789+00, is read digit by digit: a list has dozens of
 * them.
 */
export function parseInstant(text: string): Date {
  if (!isPlain(text)) return parseAny(text)
  const two = (at: number) => (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero
  const year = two(0) * 100 + two(2)
  return new Date(Date.UTC(year, two(5) - 1, two(8), two(11), two(14), two(17), millisecondsIn(text)))
}

const parseAny = (text: string): Date => pg.types.getTypeParser(timestamptz, 'text')(text) as Date

/** Whether a time has a year of four digits, from 1000 on, and the offset of UTC. */
const isPlain = (text: string) => text[0] !== '0' && text[4] === '-' && text.endsWith('+00')

/** The first three digits behind the point, of as many as there are. */
function millisecondsIn(text: string): number {
  let milliseconds = 0
  for (let at = 20; at < 23; at++) {
    const digit = text[19] === '.' && at < text.length - 3 ? text.charCodeAt(at) - zero : 0
    milliseconds = milliseconds * 10 + digit
  }
  return milliseconds
}
