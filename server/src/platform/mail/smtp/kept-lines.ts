import type { Line } from './smtp-line.ts'

const mostKept = 8
/** In milliseconds: a run of mails goes over the same lines, and soon after it the server has its peace. */
const keptFor = 1_000
/** So many mails go over one line: some servers count. */
const mostCarried = 100

/** Lines that carried a mail and may carry the next one. Each is one mail's at a time. */
export class KeptLines {
  readonly #lines = new Map<Line, NodeJS.Timeout>()

  /** The latest one, which is the least likely to be stale. */
  take(): Line | undefined {
    const line = [...this.#lines.keys()].at(-1)
    if (line) this.#drop(line)
    return line
  }

  keep(line: Line): void {
    line.carried += 1
    const end = () => {
      this.#drop(line)
      line.connection.quit()
    }
    if (line.carried >= mostCarried || this.#lines.size >= mostKept) end()
    else this.#lines.set(line, setTimeout(end, keptFor))
    line.breaks.catch(() => this.#drop(line))
  }

  #drop(line: Line): void {
    clearTimeout(this.#lines.get(line))
    this.#lines.delete(line)
  }
}
