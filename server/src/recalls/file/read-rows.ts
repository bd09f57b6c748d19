import { FileError, type Notice } from './notice.ts'
import { fieldNames, readNotice } from './read-notice.ts'
import { ObjectSplitter } from './split-objects.ts'

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
