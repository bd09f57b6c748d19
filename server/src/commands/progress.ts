/** In rows: how often a terminal that cannot rewrite its line hears where the work is. */
const everyRows = 100

/** In milliseconds: a line that changes more often is not read. */
const redrawn = 100

export type Progress = {
  /** Counts one more and shows it. */
  step(): void
  /** Prints lines that stay. */
  say(text: string): void
  /** Takes the line that rewrites itself away. */
  end(): void
}

/** Shows how far `total` pieces of work are: on a terminal as a line that rewrites itself, else now and then as a line. */
export function showProgress(out: NodeJS.WriteStream, total: number, now = () => performance.now()): Progress {
  const begun = now()
  let done = 0
  let drawn = Number.NEGATIVE_INFINITY
  const clear = () => out.isTTY && out.write('\r\x1b[K')
  const line = () => `${inWords(done)} of ${inWords(total)}${timeLeft(done, total, now() - begun)}`
  return {
    step() {
      done += 1
      if (!out.isTTY && done % everyRows === 0) out.write(`${line()}\n`)
      if (!out.isTTY || now() - drawn < redrawn) return
      drawn = now()
      out.write(`\r\x1b[K${line()}`)
    },
    say(text) {
      clear()
      out.write(`${text}\n`)
      drawn = Number.NEGATIVE_INFINITY
    },
    end: clear,
  }
}

/** A whole number as people write it. */
export const inWords = (count: number) => count.toLocaleString('en-CA')

/** Nothing for the first three seconds, which say little about the rest. */
function timeLeft(done: number, total: number, milliseconds: number): string {
  if (milliseconds < 3_000 || done === 0 || done === total) return ''
  const minutes = (milliseconds / done) * ((total - done) / 60_000)
  return minutes < 1 ? ', less than a minute left' : `, about ${Math.round(minutes)} min left`
}
