import type { CaptchaAnswer } from './embedded-check.tsx'

/** Below the ten minutes for which the server lets a task count. */
const keptFor = 8 * 60_000

type CheckAhead = {
  /** Has one worked on, unless a fresh one stands ready. */
  begin: () => void
  /** Uses up the one that stands ready; one that came to nothing is worked on once more. */
  answer: CaptchaAnswer
}

/** A check that is worked on before it is asked for, however long the writing takes. */
export function checkAhead(solve: CaptchaAnswer): CheckAhead {
  let ahead: { since: number; solved: ReturnType<CaptchaAnswer> } | undefined
  const fresh = () => {
    if (!ahead || Date.now() - ahead.since >= keptFor) ahead = { since: Date.now(), solved: solve() }
    return ahead
  }
  const answer = async () => {
    const { solved } = fresh()
    ahead = undefined
    return (await solved) ?? solve()
  }
  return { begin: fresh, answer }
}
