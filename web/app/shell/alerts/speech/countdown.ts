/** A timer that can wait: `hold` stops it, `go` lets the rest of its time run. It begins at rest. */
export type Countdown = { go: () => void; hold: () => void }

export function countdown(milliseconds: number, done: () => void): Countdown {
  let left = milliseconds
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    go() {
      if (timer !== undefined) return
      since = Date.now()
      timer = setTimeout(done, left)
    },
    hold() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= Date.now() - since
    },
  }
}
