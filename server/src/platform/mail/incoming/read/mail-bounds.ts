/** The largest mail that is taken: a photo or two, as mail programs send them. In bytes. */
export const maxMailBytes = 25 * 1024 * 1024

const maxParts = 200
const maxHeaderBytes = 128 * 1024
/** To put the lines of one header together takes whoever checks a signature time that grows with their square. */
const maxHeaderLines = 2_000

/** A mail that is not read, with the reason, which never quotes it. */
export class UnreadableMail extends Error {}

/** Throws UnreadableMail for a mail that would take more time or memory to read than one that people write. */
export function requireBounded(raw: Uint8Array): void {
  if (raw.length > maxMailBytes) throw new UnreadableMail('is too large')
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const head = bytes.subarray(0, headerLength(bytes))
  if (head.length > maxHeaderBytes || countLines(head) > maxHeaderLines) throw new UnreadableMail('has too long a head')
  if (countParts(bytes) > maxParts) throw new UnreadableMail('has too many parts')
}

function headerLength(bytes: Buffer): number {
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((at) => at >= 0)
  return ends.length ? Math.min(...ends) : bytes.length
}

function countLines(bytes: Buffer): number {
  let count = 1
  for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) count++
  return count
}

/** Counts the lines that may begin a part: they begin with two dashes and no third. */
function countParts(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf('\n--'); at >= 0 && count <= maxParts; at = bytes.indexOf('\n--', at + 3)) {
    const next = bytes[at + 3]
    if (beginsWithDashes(bytes, at + 3) && next !== undefined && next > 32) count++
  }
  return count
}

/** Boundaries may begin with more dashes, such as "----=_Part"; a ruled line is nothing but dashes. */
function beginsWithDashes(bytes: Buffer, from: number): boolean {
  return /^[^\n]*[^-\s]/.test(bytes.subarray(from, from + 80).toString('latin1'))
}
