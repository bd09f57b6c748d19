import { Refusal } from '#platform/refusal'

/** The refusal of whatever would be stored while there is no room for it. */
export const diskFull = () =>
  new Refusal('busy', 'We have no room to save anything just now. You can still look around. Please try again later.', {
    retryAfterSeconds: 300,
  })

/** 53100: the database could not write; the others: the file system could not. */
const codes = ['53100', 'ENOSPC', 'EDQUOT']

/** True for the error of a full disk, or one that was caused by it. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++)
    if (codes.includes((cause as NodeJS.ErrnoException).code ?? '')) return true
  return false
}
