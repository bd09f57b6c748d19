import { type RefObject, useEffect, useRef } from 'react'
import { loadCode } from '../../shell/load-code.ts'
import type { CaptchaAnswer } from './embedded-check.tsx'

/**
 * The check that the person's own device does in the background: it starts when the form is first touched, and `answer` waits for
 * it. Each answer is valid once; the next touch starts another.
 */
export function SilentCheck({ answer }: { answer: RefObject<CaptchaAnswer> }) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    const solve = (code: ReturnType<typeof fetchSolver>) =>
      code.then(({ solveTask }) => solveTask(controller.signal)).catch(() => undefined)
    // While somebody fills in the form, its page is left alone. Only what they press may load it again.
    const ahead = checkAhead(
      () => solve(fetchSolver()),
      () => solve(loadCode(fetchSolver)),
    )
    answer.current = ahead.answer
    const form = marker.current?.closest('form')
    form?.addEventListener('focusin', ahead.start)
    return () => {
      form?.removeEventListener('focusin', ahead.start)
      controller.abort()
    }
  }, [answer])
  return <span ref={marker} hidden />
}

const fetchSolver = () => import('./solve-task.ts')

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
