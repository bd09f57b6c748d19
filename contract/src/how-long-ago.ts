const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago something was, in words that stand within a sentence. `at` and `now` are milliseconds; a clock that runs behind
 * counts as now. On cards and listings the specification fixes other letters: `ageLabel`. (docs/decisions/0038)
 */
export function howLongAgo(at: number, now: number): string {
  const past = now - at
  if (past < minute) return 'just now'
  if (past < hour) return counted(past / minute, 'minute')
  return past < day ? counted(past / hour, 'hour') : counted(past / day, 'day')
}

function counted(exactly: number, word: string): string {
  const count = Math.floor(exactly)
  return `${count} ${word}${count === 1 ? '' : 's'} ago`
}
