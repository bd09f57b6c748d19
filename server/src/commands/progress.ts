/** In rows: how often a terminal that cannot rewrite its line hears where the work is. */
const rowsPerLine = 100

/** In milliseconds: a line that changes more often is not read. */
const redrawInterval = 100

export type Progress = {
  /** Counts one more and shows it. */
  step(): void
  /** Prints lines that stay. */
  print(text: string): void
  /** Takes the line that rewrites itself away. */
  end(): void
}

/** Shows how far `total` pieces of work are: on a terminal as a line that rewrites itself, else now and then as a line. */
export function showProgress(out: NodeJS.WriteStream, total: number, now = () => performance.now()): Progress {
  const startedAt = now()
  let done = 0
  let lastDrawnAt = Number.NEGATIVE_INFINITY
  const clear = () => out.isTTY && out.write('\r\x1b[K')
  const line = () => `${formatCount(done)} of ${formatCount(total)}${timeLeft(done, total, now() - startedAt)}`
  return {
    step() {
      done += 1
      if (!out.isTTY && done % rowsPerLine === 0) out.write(`${line()}\n`)
      if (!out.isTTY || now() - lastDrawnAt < redrawInterval) return
      lastDrawnAt = now()
      out.write(`\r\x1b[K${line()}`)
    },
    print(text) {
      clear()
      out.write(`${text}\n`)
      lastDrawnAt = Number.NEGATIVE_INFINITY
    },
    end: clear,
  }
}

/** A whole number as people write it. */
export const formatCount = (count: number) => count.toLocaleString('en-CA')

/** Nothing for the first three seconds, which say little about the rest. */
function timeLeft(done: number, total: number, milliseconds: number): string {
  if (milliseconds < 3_000 || done === 0 || done === total) return ''
  const minutes = (milliseconds / done) * ((total - done) / 60_000)
  return minutes < 1 ? ', less than a minute left' : `, about ${Math.round(minutes)} min left`
}
