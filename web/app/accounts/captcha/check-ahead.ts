import type { CaptchaAnswer } from './embedded-check.tsx'

/** In milliseconds; below the ten minutes for which a task is valid on the server. */
const ttl = 8 * 60_000

type CheckAhead = {
  /** Starts to solve a check, unless a fresh one is ready. */
  start: () => void
  /** Consumes the check that is ready; for a failed one `solveNow` runs another. */
  answer: CaptchaAnswer
}

/** Solves a check before it is needed, however long the person takes to write. */
export function checkAhead(solve: CaptchaAnswer, solveNow = solve): CheckAhead {
  let ahead: { since: number; solved: ReturnType<CaptchaAnswer> } | undefined
  const fresh = () => {
    if (!ahead || Date.now() - ahead.since >= ttl) ahead = { since: Date.now(), solved: solve() }
    return ahead
  }
  const answer = async () => {
    const { solved } = fresh()
    ahead = undefined
    return (await solved) ?? solveNow()
  }
  return { start: fresh, answer }
}
