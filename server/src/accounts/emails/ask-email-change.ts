import { canChangePassword, emailUnchanged, passwordNotCurrent, signInAnew } from '@reable/contract/accounts/rules'
import { minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { findPasswordHash } from '../passwords/password-queries.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { lockPerson } from '../people/leaving-queries.ts'
import type { Person } from '../people/people.ts'
import { findSessionBegin } from '../sessions/session-queries.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { hashToken } from '../tokens.ts'
import { keptEmail } from './email-addresses.ts'
import { endOpenChanges, insertChange } from './email-change-queries.ts'

/** In milliseconds: who has no password here has logged in by their provider at most so long ago. */
const fresh = 15 * minute

type Asking = {
  person: Person
  /** Of the session that asks. */
  token: string
  email: string
  currentPassword: string
  /** Counts what is about to be asked for, in its transaction. */
  admit: (ctx: Context) => Promise<void>
}

/**
 * Asks for another e-mail address, in place of one that was asked for before. Nothing changes until the new one's owner says so.
 * Whether somebody has that address is looked up by the job that writes the letters: the answer and its time do not tell. Refuses
 * as invalid, by field, who does not prove themselves; as forbidden who has no password here and logged in long ago.
 */
export async function askEmailChange(
  ctx: Context,
  { person, token, email, currentPassword, admit }: Asking,
): Promise<void> {
  await insistOnOneself(ctx, { person, token, currentPassword })
  const newEmail = keptEmail(email)
  if (newEmail === person.email) throw new Refusal('invalid', emailUnchanged, { errors: { email: [emailUnchanged] } })
  await inTransaction(ctx, async (ctx) => {
    if (!(await lockPerson(ctx, person.id))) throw signedOut()
    await admit(ctx)
    await endOpenChanges(ctx, person.id)
    const changeId = await insertChange(ctx, { personId: person.id, oldEmail: person.email, newEmail })
    await enqueue(ctx, 'email-change-asked', { changeId })
  })
}

async function insistOnOneself(
  ctx: Context,
  { person, token, currentPassword }: Pick<Asking, 'person' | 'token' | 'currentPassword'>,
): Promise<void> {
  if (canChangePassword(person)) {
    if (await verifyPassword(currentPassword, await findPasswordHash(ctx, person.id))) return
    throw new Refusal('invalid', passwordNotCurrent, { errors: { current_password: [passwordNotCurrent] } })
  }
  const began = await findSessionBegin(ctx, hashToken(token))
  if (!began || ctx.clock.now().getTime() - began.getTime() > fresh) throw new Refusal('forbidden', signInAnew)
}
