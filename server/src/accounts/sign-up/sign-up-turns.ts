import { canonicalEmail } from '../emails/email-addresses.ts'

const lastByEmail = new Map<string, Promise<unknown>>()

/** Lets the sign-ups with one address happen one after another, so that the second click finds what the first one made. */
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
