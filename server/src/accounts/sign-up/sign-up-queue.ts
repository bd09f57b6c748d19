import { canonicalEmail } from '../emails/email-addresses.ts'

const lastByEmail = new Map<string, Promise<unknown>>()

/** Runs the sign-ups with one address one after another, so that a second click finds the account that the first one made. */
export async function runInSignUpQueue<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  const key = canonicalEmail(email)
  const previous = lastByEmail.get(key) ?? Promise.resolve()
  const run = previous.then(work, work)
  lastByEmail.set(key, run)
  try {
    return await run
  } finally {
    if (lastByEmail.get(key) === run) lastByEmail.delete(key)
  }
}
