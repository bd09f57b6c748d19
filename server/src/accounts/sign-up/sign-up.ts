import type { User } from '@reable/contract/accounts/operations'
import { captchaMissing, emailTaken } from '@reable/contract/accounts/rules'
import { hour, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import { sendConfirmation } from '../confirm/send-confirmation.ts'
import { canonicalEmail } from '../emails/email-addresses.ts'
import { accountExistsEmail } from '../mails/account-exists-email.tsx'
import { findCredentials } from '../passwords/password-queries.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import { insertConsent } from '../people/newsletter-queries.ts'
import { asUser } from '../people/people.ts'
import { insertPerson, markNotified } from '../people/people-queries.ts'
import { openSession } from '../sessions/open-session.ts'
import { openSessionByPassword } from '../sessions/open-session-by-password.ts'

type Form = {
  email: string
  password: string
  newsletter: boolean
  captcha: string
  returnTo?: string | undefined
  /** The browser and system in words. */
  device: string
  /** Counts the email that is sent to the address, and refuses one too many. */
  admit: () => Promise<void>
}

/** Makes an account, mails a confirmation link and signs in on this device. The person agrees to the Terms by signing up. */
export function signUp(ctx: Context, form: Form): Promise<User> {
  return runInSignUpQueue(form.email, async () => {
    const signedInUser = await signInAgain(ctx, form)
    if (signedInUser) return signedInUser
    if (!(await checkCaptcha(ctx, { answer: form.captcha }))) throw signUpFailed({ recaptcha: [captchaMissing] })
    await form.admit()
    const passwordHash = await hashPassword(form.password)
    const user = await inTransaction(ctx, (ctx) => createAccount(ctx, form, passwordHash))
    return user ?? refuseTaken(ctx, form)
  })
}

/** Signs in to the account that this same form made within a minute: an answer was lost, or a button clicked twice. */
async function signInAgain(ctx: Context, { email, password }: Form): Promise<User | undefined> {
  const credentials = await findCredentials(ctx, email)
  if (!credentials || credentials.createdAt.getTime() < ctx.clock.now().getTime() - minute) return undefined
  return (await verifyPassword(password, credentials.passwordHash))
    ? openSessionByPassword(ctx, credentials)
    : undefined
}

async function createAccount(ctx: Context, form: Form, passwordHash: string): Promise<User | undefined> {
  const { email, newsletter, returnTo, device } = form
  const account = { email, passwordHash, newsletter, device, confirmed: false, agreedToTerms: true }
  const person = await insertPerson(ctx, account)
  if (!person) return undefined
  if (newsletter) await insertConsent(ctx, { personId: person.id, given: true })
  await sendConfirmation(ctx, { personId: person.id, email: person.email, returnTo })
  return asUser(person, await openSession(ctx, { personId: person.id }))
}

async function refuseTaken(ctx: Context, form: Form): Promise<User> {
  // Another machine may have handled the same form first.
  const signedInUser = await signInAgain(ctx, form)
  if (signedInUser) return signedInUser
  await notifyOwner(ctx, form)
  throw signUpFailed({ email: [emailTaken] })
}

/** Mails the owner of an address that someone tried to sign up with it: at most once an hour. */
function notifyOwner(ctx: Context, { email }: Form): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const owner = await markNotified(ctx, { email, column: 'taken_told_at', interval: hour })
    if (owner) await queueMail(ctx, await accountExistsEmail(ctx, { to: owner.email }))
  })
}

const signUpFailed = (errors: Record<string, string[]>) =>
  new Refusal('invalid', 'Sign up failed, please try again', { errors })

const lastByEmail = new Map<string, Promise<unknown>>()

/** Runs the sign-ups with one address one after another, so that a second click finds the account that the first one made. */
async function runInSignUpQueue<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
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
