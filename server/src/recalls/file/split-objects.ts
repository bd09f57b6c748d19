import { FileError } from './notice.ts'

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
