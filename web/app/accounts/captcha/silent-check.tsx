import { type RefObject, useEffect, useRef } from 'react'
import type { CaptchaAnswer } from './embedded-check.tsx'

/**
 * The check that the person's own device does without being asked: it begins when the form is first touched, and asking for
 * the answer waits for it. Each answer counts once; the next touch begins another.
 */
export function SilentCheck({ answer }: { answer: RefObject<CaptchaAnswer> }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const work = new AbortController()
    let solved: Promise<string | undefined> | undefined
    const begin = () => {
      solved ??= import('./solve-task.ts').then(({ solveTask }) => solveTask(work.signal)).catch(() => undefined)
      return solved
    }
    answer.current = () => {
      const mine = begin()
      solved = undefined
      return mine
    }
    const form = place.current?.closest('form')
    form?.addEventListener('focusin', begin)
    return () => {
      form?.removeEventListener('focusin', begin)
      work.abort()
    }
  }, [answer])
  return <span ref={place} hidden />
}
