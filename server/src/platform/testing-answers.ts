import { onTestFinished } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

/** For this test alone, previous answers stand in for those that take longer than the timeout of their cache. */
export function respectTimeouts(): void {
  const { leastTimeout } = AnswerCache
  AnswerCache.leastTimeout = 0
  onTestFinished(() => {
    AnswerCache.leastTimeout = leastTimeout
  })
}
