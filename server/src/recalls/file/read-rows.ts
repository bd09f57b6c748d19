import { FileError, type Notice } from './notice.ts'
import { fieldNames, readNotice } from './read-notice.ts'

const [quote, backslash, open, close, begin, end] = Buffer.from('"\\{}[]')
/** In bytes: one row has a few thousand. */
const mostBytes = 512 * 1024

/**
 * Cuts a JSON array of objects into its objects, chunk by chunk, so that the whole of it is never held. Throws FileError for what is no such
 * array.
 */
export class ObjectSplitter {
  #rest: Buffer = Buffer.alloc(0)
  #depth = 0
  #isText = false
  #isEscaped = false
  #state: 'before' | 'within' | 'after' = 'before'

  /** Returns the objects that are complete with this chunk. */
  split(chunk: Buffer): string[] {
    const bytes = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk
    const objects: string[] = []
    // Of the object that is not complete yet: behind all bytes where there is none.
    let start = this.#depth ? 0 : bytes.length
    for (let at = this.#rest.length; at < bytes.length; at++) {
      const edge = this.#read(bytes[at] as number)
      if (edge === 'opened') start = at
      if (edge === 'closed') {
        objects.push(bytes.toString('utf8', start, at + 1))
        start = bytes.length
      }
    }
    this.#rest = bytes.subarray(start)
    if (this.#rest.length > mostBytes) throw new FileError('not_json')
    return objects
  }

  /** Throws unless the array has ended. */
  end(): void {
    if (this.#state === 'before') throw new FileError('not_json')
    if (this.#state === 'within') throw new FileError('cut_off')
  }

  #read(byte: number): 'opened' | 'closed' | undefined {
    if (this.#isText) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (byte === backslash) this.#isEscaped = true
      else if (byte === quote) this.#isText = false
      return undefined
    }
    if (this.#depth === 0) return this.#readBetween(byte)
    if (byte === quote) this.#isText = true
    else if (byte === open) this.#depth += 1
    else if (byte === close && --this.#depth === 0) return 'closed'
    return undefined
  }

  /** Between the objects: the array's brackets, commas and blanks, and a byte order mark before it. */
  #readBetween(byte: number): 'opened' | undefined {
    if (this.#state === 'before' && byte === begin) this.#state = 'within'
    else if (this.#state === 'within' && byte === end) this.#state = 'after'
    else if (this.#state === 'within' && byte === open) {
      this.#depth = 1
      return 'opened'
    } else if (!isBetween(byte)) throw new FileError('not_json')
    return undefined
  }
}

const between = new Set(Buffer.from(' \t\r\n,\ufeff'))
const isBetween = (byte: number) => between.has(byte)

const bounds = { rows: 500_000, notices: 20_000 }
/** Notices of one list. */
const listSize = 250
/** A field that so many rows do not have is called something else now. */
const mostMissing = 0.1

/** Reads the rows of a file, chunk by chunk, and keeps those that are about something that is passed on here. Throws FileError. */
export class RowReader {
  /** The notices in lists as JSON: the thread that stores them has only to pass them on. */
  readonly notices: string[] = []
  rows = 0
  #found = 0
  #list: Notice[] = []
  readonly #splitter = new ObjectSplitter()
  readonly #missing = new Map<string, number>()
  readonly #now: number

  constructor(now: number) {
    this.#now = now
  }

  read(chunk: Buffer): void {
    for (const text of this.#splitter.split(chunk)) this.#readRow(text)
  }

  end(): void {
    this.#splitter.end()
    this.#closeList()
    if (!this.rows) throw new FileError('fewer')
    if ([...this.#missing.values()].some((count) => count > this.rows * mostMissing)) throw new FileError('renamed')
  }

  #readRow(text: string): void {
    const row = parse(text)
    this.rows += 1
    if (this.rows > bounds.rows) throw new FileError('too_large')
    for (const name of fieldNames) if (!(name in row)) this.#missing.set(name, (this.#missing.get(name) ?? 0) + 1)
    const notice = this.#found < bounds.notices ? readNotice(row, this.#now) : undefined
    if (!notice) return
    this.#found += 1
    if (this.#list.push(notice) === listSize) this.#closeList()
  }

  #closeList(): void {
    if (this.#list.length) this.notices.push(JSON.stringify(this.#list))
    this.#list = []
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileError('not_json')
  }
}
