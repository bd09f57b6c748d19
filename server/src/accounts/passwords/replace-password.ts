import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { passwordChangedEmail } from '../mails/password-changed-email.tsx'
import type { Person } from '../people/people.ts'
import { type NewPassword, setPassword } from './set-password.ts'

/** Sets another password, ends all other access to the account as `setPassword` does, and informs the person by mail. */
export async function replacePassword(ctx: Context, replacement: NewPassword): Promise<Person> {
  const person = await setPassword(ctx, replacement)
  await queueMail(ctx, { ...(await passwordChangedEmail(ctx, { to: person.email })), despiteBounces: true })
  return person
}
