import { canChangePassword, passwordNotCurrent, socialLoginHasNoPassword } from '@reable/contract/accounts/rules'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { proveSignUp } from '../confirm/prove-sign-up.ts'
import { lockPerson } from '../people/lock-person.ts'
import type { Person } from '../people/people.ts'
import { findPasswordHash, lockPasswordHash } from './password-queries.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { replacePassword } from './replace-password.ts'

type PasswordChange = {
  person: Person
  /** The token of the requesting session, which continues. */
  token: string
  currentPassword: string
  password: string
}

/** Changes the password of someone who knows the current one, and ends their other sessions. */
export async function changePassword(ctx: Context, change: PasswordChange): Promise<void> {
  const { person, token, currentPassword, password } = change
  if (!canChangePassword(person)) throw new Refusal('forbidden', socialLoginHasNoPassword)
  const current = await findPasswordHash(ctx, person.id)
  if (!current || !(await verifyPassword(currentPassword, current))) throw notCurrent()
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx, async (ctx) => {
    // Sessions that are being stored at this moment are waited for, so that they end too.
    await lockPerson(ctx, { personId: person.id })
    if (!(await lockPasswordHash(ctx, { personId: person.id, passwordHash: current }))) throw notCurrent()
    await replacePassword(ctx, { person, passwordHash, exceptToken: token })
    // They opened the link, and know the password of the sign-up.
    if (person.openedByLink && person.unprovedSignUp) await proveSignUp(ctx, person.id)
  })
}

const notCurrent = () =>
  new Refusal('invalid', passwordNotCurrent, { errors: { current_password: [passwordNotCurrent] } })
