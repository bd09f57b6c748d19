import { type RefObject, useEffect, useRef } from 'react'
import { checkAhead } from './check-ahead.ts'
import type { CaptchaAnswer } from './embedded-check.tsx'

/**
 * The check that the person's own device does without being asked: it begins when the form is first touched, and asking for
 * the answer waits for it. Each answer counts once; the next touch begins another.
 */
export function SilentCheck({ answer }: { answer: RefObject<CaptchaAnswer> }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const work = new AbortController()
    const ahead = checkAhead(() =>
      import('./solve-task.ts').then(({ solveTask }) => solveTask(work.signal)).catch(() => undefined),
    )
    answer.current = ahead.answer
    const form = place.current?.closest('form')
    form?.addEventListener('focusin', ahead.begin)
    return () => {
      form?.removeEventListener('focusin', ahead.begin)
      work.abort()
    }
  }, [answer])
  return <span ref={place} hidden />
}
