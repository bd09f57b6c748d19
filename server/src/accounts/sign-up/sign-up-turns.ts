import { keptEmail } from '../emails/email-addresses.ts'

const latest = new Map<string, Promise<unknown>>()

/** Lets the sign-ups with one address happen one after another, so that the second click finds what the first one made. */
export async function inSignUpTurn<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  const key = keptEmail(email)
  const before = latest.get(key) ?? Promise.resolve()
  const turn = before.then(work, work)
  latest.set(key, turn)
  try {
    return await turn
  } finally {
    if (latest.get(key) === turn) latest.delete(key)
  }
}
