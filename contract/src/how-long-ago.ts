const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Returns how long ago something was, in words that stand within a sentence. `at` and `now` are milliseconds; a clock that runs
 * behind counts as now. On cards and listings the specification fixes another spelling: `ageLabel`. (docs/decisions/0038)
 */
export function howLongAgo(at: number, now: number): string {
  const elapsed = now - at
  if (elapsed < minute) return 'just now'
  if (elapsed < hour) return countAgo(elapsed / minute, 'minute')
  return elapsed < day ? countAgo(elapsed / hour, 'hour') : countAgo(elapsed / day, 'day')
}

function countAgo(quantity: number, word: string): string {
  const count = Math.floor(quantity)
  return `${count} ${word}${count === 1 ? '' : 's'} ago`
}
