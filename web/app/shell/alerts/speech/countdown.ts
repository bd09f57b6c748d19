/** A timer that can be paused: `resume` runs the rest of its time. It is paused at first. */
export type Countdown = { resume: () => void; pause: () => void }

export function countdown(milliseconds: number, done: () => void): Countdown {
  let remaining = milliseconds
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    resume() {
      if (timer !== undefined) return
      since = Date.now()
      timer = setTimeout(done, remaining)
    },
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      remaining -= Date.now() - since
    },
  }
}
