import type { Output } from './command.ts'

/** In rows: how often the progress is printed where the line cannot be rewritten. */
const rowsPerLine = 100

/** In milliseconds: a line that changes more often cannot be read. */
const redrawInterval = 100

export type Progress = {
  /** Counts one more and shows it. */
  step(): void
  /** Prints lines that stay. */
  print(text: string): void
  /** Clears the line that rewrites itself. */
  end(): void
}

/** Shows how far `total` pieces of work are: on a terminal as a line that rewrites itself, else now and then as a line. */
export function showProgress(out: Output, total: number, now = () => performance.now()): Progress {
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

/** Formats a whole number as people write it. */
export const formatCount = (count: number) => count.toLocaleString('en-CA')

/** The estimated time left; empty for the first three seconds, which say little about the rest. */
function timeLeft(done: number, total: number, milliseconds: number): string {
  if (milliseconds < 3_000 || done === total) return ''
  const minutes = (milliseconds / done) * ((total - done) / 60_000)
  return minutes < 1 ? ', less than a minute left' : `, about ${Math.round(minutes)} min left`
}
